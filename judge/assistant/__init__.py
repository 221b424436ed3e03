"""judge in an assistant: tools and resources of the Model Context Protocol (extra ``mcp``). Only the command ``mcp`` imports it."""
