import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { isCallRefused } from '#contract/problem.ts'
import { useCallProblem } from '#web/language/call-problem.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'

type SecondFactorCodeProps = {
  readonly label: string
  readonly submit: string
  readonly call: {
    readonly isPending: boolean
    readonly isSuccess: boolean
    readonly error: Error | null
  }
  readonly onSubmit: (code: string) => void
  readonly onLeave: () => void
  readonly help?: string
  /** Where it is the only field that is left. */
  readonly autoFocus?: boolean
}

/** Six digits of the app, or a recovery code: one field, because nobody should have to choose first. */
export function SecondFactorCode(props: SecondFactorCodeProps) {
  const { label, submit, call, onSubmit, onLeave, help, autoFocus } = props
  const t = useTranslations('second-factor')
  const tRule = useTranslations('validation')
  const [code, setCode] = useState('')
  const [isChecked, setChecked] = useState(false)
  const sentence = useCallProblem(call.error)?.sentence
  const isWrong = isCallRefused(call.error) && call.error.problem.code === 'SECOND_FACTOR_WRONG'
  const isMissing = isChecked && code.trim() === ''

  function send(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (code.trim()) onSubmit(code.trim())
  }

  return (
    <form method="post" noValidate onSubmit={send}>
      <Stack gap={4}>
        {sentence && !isWrong && (
          <Banner tone="bad" role="alert">
            {sentence}
          </Banner>
        )}
        <TextField
          label={label}
          help={help}
          autoComplete="one-time-code"
          spellCheck={false}
          autoFocus={autoFocus}
          value={code}
          onChange={setCode}
          error={isWrong ? sentence : isMissing ? tRule('required') : undefined}
        />
        <Button look="primary" type="submit" wide busy={call.isPending || call.isSuccess}>
          {submit}
        </Button>
        <Button look="quiet" wide onClick={onLeave}>
          {t('leave')}
        </Button>
      </Stack>
    </form>
  )
}
