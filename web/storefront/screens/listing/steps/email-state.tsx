import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useCall } from '#web/api/use-call.ts'
import { usePage } from '#web/storefront/page/page-provider.tsx'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'

const askAgainMs = 5000

/** Whether the address is confirmed; asked again while the seller looks into the mailbox. */
export function EmailState() {
  const t = useTranslations('editor.email')
  const { isDemo } = usePage()
  const snackbar = useSnackbar()
  const query = useApiQueries()
  const { data } = useQuery({
    ...query.account.getCustomer(),
    refetchInterval: ({ state }) => (state.data?.customer?.emailVerified ? false : askAgainMs),
    refetchOnWindowFocus: true,
  })
  const resend = useCall((api) => api.account.resendVerification, {
    onSuccess: () => snackbar({ text: t('sent'), tone: 'good' }),
    onError: () => snackbar({ text: t('notSent'), tone: 'bad' }),
  })
  const customer = data?.customer
  if (!customer) return null
  if (customer.emailVerified) {
    return (
      <Banner tone="good" role="status">
        {t('verified', { email: customer.email })}
      </Banner>
    )
  }
  return (
    <Banner
      id="field-email"
      tone="warn"
      title={t('title')}
      actions={
        <>
          {isDemo && (
            <LinkButton size="dense" href="/dev/mailbox" target="_blank">
              {t('mailbox')}
            </LinkButton>
          )}
          <Button
            size="dense"
            look="quiet"
            busy={resend.isPending}
            onClick={() => resend.mutate({ body: { email: customer.email } })}
          >
            {t('resend')}
          </Button>
        </>
      }
    >
      {t('text', { email: customer.email })}
    </Banner>
  )
}
