# completion of judge
# For PowerShell 5.1 and later. What follows the word being typed says judge itself; here it is only put in place.

Register-ArgumentCompleter -Native -CommandName @('judge', 'judge.exe') -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)

    $typed = "$wordToComplete" -replace '^["'']', '' -replace '["'']$', ''
    $words = @($commandAst.CommandElements | Select-Object -Skip 1 |
        Where-Object { $_.Extent.EndOffset -lt $cursorPosition } |
        ForEach-Object {
            if ($_ -is [System.Management.Automation.Language.StringConstantExpressionAst]) { $_.Value } else { $_.Extent.Text }
        })

    $encoding = [Console]::OutputEncoding
    try {
        [Console]::OutputEncoding = [System.Text.Encoding]::UTF8
        $env:_JUDGE_COMPLETE = 'powershell'
        $env:_JUDGE_COMPLETE_ARGS = $words -join "`n"
        $env:_JUDGE_COMPLETE_WORD = $typed
        $answer = @(@() | & $commandAst.GetCommandName() 2>$null)
    } catch {
        $answer = @()
    } finally {
        [Console]::OutputEncoding = $encoding
        Remove-Item Env:_JUDGE_COMPLETE, Env:_JUDGE_COMPLETE_ARGS, Env:_JUDGE_COMPLETE_WORD -ErrorAction SilentlyContinue
    }
    if ($answer.Count -eq 0) { return }

    if ($answer[0] -in 'file', 'folder') {
        $lead = if ("$wordToComplete" -match '^--[^=]+=') { $Matches[0] } else { '' }
        $path = "$wordToComplete".Substring($lead.Length)
        return [System.Management.Automation.CompletionCompleters]::CompleteFilename($path) | ForEach-Object {
            [System.Management.Automation.CompletionResult]::new($lead + $_.CompletionText, $_.ListItemText, $_.ResultType, $_.ToolTip)
        }
    }
    $answer | Select-Object -Skip 1 | ForEach-Object {
        $value, $about = $_ -split "`t", 2
        if (-not $about) { $about = $value }
        $inserted = if ($value -match '[^\w./=+-]') { "'" + ($value -replace "['\u2018\u2019\u201A\u201B]", '$0$0') + "'" } else { $value }
        [System.Management.Automation.CompletionResult]::new($inserted, $value, 'ParameterValue', $about)
    }
}
