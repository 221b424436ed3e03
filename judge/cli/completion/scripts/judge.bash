# completion of judge
# For bash 3.2 and later. What follows the word being typed says judge itself; here it is only put in place.

_judge_complete() {
    local program=${COMP_WORDS[0]} mode='' line
    case $program in '~/'*) program=$HOME/${program#\~/} ;; esac
    COMPREPLY=()
    while IFS= read -r line; do
        if [[ -z $mode ]]; then mode=$line; else COMPREPLY+=("$line"); fi
    done < <(_JUDGE_COMPLETE=bash _JUDGE_COMPLETE_ARGS="${COMP_LINE:0:COMP_POINT}" \
        _JUDGE_COMPLETE_BREAKS="$COMP_WORDBREAKS" _JUDGE_COMPLETE_TYPE="$COMP_TYPE" "$program" </dev/null 2>/dev/null)
    if type compopt >/dev/null 2>&1; then
        case $mode in
            file) compopt -o default ;;
            folder) compopt -o dirnames ;;
            *) case ${COMPREPLY[0]} in */) compopt -o nospace ;; esac ;;
        esac
    else
        case $mode in
            file) while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "$2") ;;
            folder) while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -d -- "$2") ;;
        esac
    fi
}

# In the order given: rules go by number, commands by use (bash before 4.4 can't).
complete -o nosort -F _judge_complete judge 2>/dev/null || complete -F _judge_complete judge
