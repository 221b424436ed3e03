#compdef judge
# completion of judge
# What follows the word being typed says judge itself; here it is only put in place. Read by .zshrc, or as _judge from a folder of $fpath.

_judge() {
    local -a before answer values shown ending
    local mode line value about
    local -i width=0
    before=("${(@Q)words[2,CURRENT-1]}")
    answer=("${(@f)$(_JUDGE_COMPLETE=zsh _JUDGE_COMPLETE_ARGS="${(pj:\n:)before}" _JUDGE_COMPLETE_WORD="${(Q)PREFIX}" \
        "${(Q)words[1]/#\~\//$HOME/}" </dev/null 2>/dev/null)}")
    mode=$answer[1]
    [[ $mode == (file|folder) && $PREFIX == --*=* ]] && compset -P '*='
    case $mode in
        file) _files; return ;;
        folder) _files -/; return ;;
    esac
    for line in "${(@)answer[2,-1]}"; do
        value=${line%%$'\t'*}
        values+=("$value")
        (( $#value > width )) && width=$#value
    done
    (( $#values )) || return 1
    (( width > COLUMNS / 2 )) && width=$(( COLUMNS / 2 ))
    for line in "${(@)answer[2,-1]}"; do
        value=${line%%$'\t'*}
        about=${line#*$'\t'}
        (( $#value < width )) && value=${(r:width:)value}
        [[ -n $about ]] && value+="  -- $about"
        shown+=("${value[1,COLUMNS-1]}")
    done
    # judge has chosen what fits, in any case and from any word on: -U. What was typed stays where the candidates don't have it in common.
    # A first Tab lists them, a second one goes through them.
    if [[ $mode == keep ]]; then
        if [[ -n $compstate[old_list] ]]; then compstate[insert]=menu; else compstate[insert]='' compstate[list]='list force'; fi
    fi
    [[ $values[1] == */ ]] && ending=(-S '')
    compadd -U -V judge -l -d shown "${(@)ending}" -a values
}

if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
    _judge "$@"
else
    (( $+functions[compdef] )) || { autoload -Uz compinit && compinit -i }
    compdef _judge judge
fi
