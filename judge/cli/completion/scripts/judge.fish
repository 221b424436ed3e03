# completion of judge
# What follows the word being typed says judge itself; here it is only handed on.

function __judge_complete
    set -l before (commandline -opc)
    set -l raw (commandline -ct)
    # The word as it is meant: without the quote that may still be open, without backslashes.
    set -l typed (string unescape -- "$raw"; or string unescape -- "$raw\""; or string unescape -- "$raw'"; or echo "$raw")
    set -l words (string join \n -- $before[2..-1] | string collect)
    set -l answer (env _JUDGE_COMPLETE=fish _JUDGE_COMPLETE_ARGS="$words" _JUDGE_COMPLETE_WORD="$typed[1]" \
        $before[1] </dev/null 2>/dev/null)
    set -l lead (string match --regex -- '^--[^=]+=' "$typed[1]")
    set -l path (string replace -- "$lead" '' "$typed[1]")
    switch "$answer[1]"
        case file
            printf '%s\n' "$lead"(__fish_complete_path "$path")
        case folder
            printf '%s\n' "$lead"(__fish_complete_directories "$path" '')
        case '*'
            string join \n -- $answer[2..-1]
    end
end

complete --command judge --erase
complete --command judge --no-files --keep-order --arguments '(__judge_complete)'
