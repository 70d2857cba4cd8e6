import { useTranslations } from 'use-intl/react'
import { useCall } from '#web/api/use-call.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useFormProblem } from '../../forms/use-form-problem.ts'
import { usePath } from '../../page/page-provider.tsx'
import { MailboxHint } from './mailbox-hint.tsx'

/** The neutral answer: a mail is on its way if the address fits; whether it does is not said. */
export function LookIntoMailbox({ email, text }: { email: string; text: string }) {
  const t = useTranslations('auth.lookIntoMailbox')
  const path = usePath()
  const resend = useCall((api) => api.account.resendVerification)
  const { sentence } = useFormProblem(resend.error)
  return (
    <Stack gap={4}>
      <p>{text}</p>
      <p className="muted">{t('spam')}</p>
      <MailboxHint email={email} />
      {sentence && (
        <Banner tone="bad" role="alert">
          {sentence}
        </Banner>
      )}
      {resend.isSuccess ? (
        <Banner tone="good" role="status">
          {t('resent')}
        </Banner>
      ) : (
        <Button wide busy={resend.isPending} onClick={() => resend.mutate({ body: { email } })}>
          {t('resend')}
        </Button>
      )}
      <LinkButton look="quiet" wide href={path('login')}>
        {t('toLogin')}
      </LinkButton>
    </Stack>
  )
}
