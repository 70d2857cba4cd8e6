import { useTranslations } from 'use-intl/react'
import { useCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'
import { MailboxHint } from '../../auth/mailbox-hint.tsx'
import { ChangeEmail } from './change-email/change-email.tsx'

type EmailStateProps = { readonly email: string; readonly isVerified: boolean }

/** Whether the address is confirmed; without it no account becomes active (spec 5.4). */
export function EmailState({ email, isVerified }: EmailStateProps) {
  const t = useTranslations('account.email')
  const resend = useCall((api) => api.account.resendVerification)
  const { sentence } = useFormProblem(resend.error)
  if (isVerified) {
    return (
      <Card as="section" aria-label={t('title')}>
        <Stack gap={2}>
          <div>
            <StatusChip tone="good" icon="circle-check">
              {t('verified')}
            </StatusChip>
          </div>
          <p className="small">{email}</p>
          <ChangeEmail />
        </Stack>
      </Card>
    )
  }
  return (
    <Card as="section" aria-labelledby="email-state">
      <Stack gap={3}>
        <div>
          <StatusChip tone="warn" icon="mail">
            {t('open')}
          </StatusChip>
        </div>
        <h2 id="email-state" className="small">
          {t('title')}
        </h2>
        <p className="small">{t('text', { email })}</p>
        {sentence && <p role="alert">{sentence}</p>}
        {resend.isSuccess ? (
          <>
            <p role="status">{t('resent')}</p>
            <MailboxHint email={email} />
          </>
        ) : (
          <Button wide busy={resend.isPending} onClick={() => resend.mutate({ body: { email } })}>
            {t('resend')}
          </Button>
        )}
        <ChangeEmail />
      </Stack>
    </Card>
  )
}
