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
    switch "$answer[1]"
        case file
            __fish_complete_path "$typed[1]"
        case folder
            __fish_complete_directories "$typed[1]" ''
        case '*'
            string join \n -- $answer[2..-1]
    end
end

complete --command judge --erase
complete --command judge --no-files --keep-order --arguments '(__judge_complete)'
