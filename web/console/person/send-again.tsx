import { useTranslations } from 'use-intl/react'
import type { MessageOfPerson } from '#contract/endpoints/messaging/messages-of-person.ts'
import { isCallRefused } from '#contract/problem.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { ProblemBanner } from '../components/problem-banner.tsx'

/** Sends the mail once more; which address it goes to is the server's answer. */
export function SendAgain(props: {
  readonly customerId: number
  readonly message: MessageOfPerson
}) {
  const { customerId, message } = props
  const t = useTranslations('console-merchants.messages')
  const snackbar = useSnackbar()
  const call = useCall((api) => api.messagesOfPerson.sendAgain, {
    refreshes: [keysOf('messagesOfPerson')],
    onSuccess: ({ email }) => snackbar({ tone: 'good', text: t('sentAgain', { email }) }),
  })
  const isUnconfirmed =
    isCallRefused(call.error) && call.error.problem.code === 'EMAIL_NOT_VERIFIED'
  return (
    <div>
      <Button
        size="dense"
        busy={call.isPending}
        aria-label={`${t('again')}: ${message.subject}`}
        onClick={() => call.mutate({ params: { customerId }, body: { key: message.key } })}
      >
        {t('again')}
      </Button>
      {isUnconfirmed ? (
        <Banner tone="bad" role="alert">
          {t('unconfirmed')}
        </Banner>
      ) : (
        <ProblemBanner error={call.error} />
      )}
    </div>
  )
}
