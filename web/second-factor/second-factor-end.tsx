import { useTranslations } from 'use-intl/react'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { SecondFactorCode } from './second-factor-code.tsx'

/** Turning it off takes a code of it, so that an open browser alone cannot. */
export function SecondFactorEnd({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslations('second-factor')
  const show = useSnackbar()
  const end = useCall((api) => api.account.endSecondFactor, {
    refreshes: [keysOf('account', 'showSecondFactor')],
    onSuccess: () => {
      show({ text: t('ended'), tone: 'good' })
      onDone()
    },
  })
  return (
    <SecondFactorCode
      label={t('codeToEnd')}
      autoFocus
      submit={t('end')}
      call={end}
      onSubmit={(code) => end.mutate({ body: { code } })}
      onLeave={onDone}
    />
  )
}
