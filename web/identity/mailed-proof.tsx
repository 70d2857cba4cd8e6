import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { isCallRefused } from '#contract/problem.ts'
import { loginCodeDigits } from '#domain/account/login-code.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useCall } from '#web/api/use-call.ts'
import { useCallProblem } from '#web/language/call-problem.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { CodeField } from '#web/ui/fields/code-field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useTypedCode } from './use-typed-code.ts'

/** For whoever enters by mailed codes alone: the code is sent when they press, and checked after its sixth digit. */
export function MailedProof({ onProved }: { readonly onProved: () => void }) {
  const t = useTranslations('identity')
  const email = useQuery(useApiQueries().account.getCustomer()).data?.customer?.email ?? ''
  const send = useCall((api) => api.account.sendIdentityCode)
  const prove = useCall((api) => api.account.proveIdentity, { onSuccess: onProved })
  const requestId = send.data?.requestId
  const { digits, change, clear } = useTypedCode(prove, (code) => {
    if (requestId !== undefined) prove.mutate({ body: { mailed: { requestId, code } } })
  })
  const isWrong = isCallRefused(prove.error) && prove.error.problem.code === 'CODE_WRONG'
  const isOver = isCallRefused(prove.error) && prove.error.problem.code === 'CODE_EXPIRED'
  const sentence = useCallProblem(send.error ?? prove.error)?.sentence

  function ask() {
    clear()
    // A code that is over is not sent again.
    send.mutate({ body: isOver || requestId === undefined ? {} : { requestId } })
  }

  return (
    <Stack gap={4}>
      {sentence && !isWrong && (
        <Banner tone="bad" role="alert">
          {sentence}
        </Banner>
      )}
      {requestId !== undefined && !isOver && (
        <>
          <p role="status">{t('sentTo', { email })}</p>
          <CodeField
            label={t('digits')}
            length={loginCodeDigits}
            value={digits}
            onChange={change}
            autoFocus
            error={isWrong ? sentence : undefined}
          />
        </>
      )}
      <Button
        look={requestId === undefined || isOver ? 'primary' : 'quiet'}
        icon="mail"
        wide
        busy={send.isPending}
        onClick={ask}
      >
        {requestId === undefined ? t('send', { email }) : t('again')}
      </Button>
    </Stack>
  )
}
