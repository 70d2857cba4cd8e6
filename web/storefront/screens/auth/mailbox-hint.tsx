import { useTranslations } from 'use-intl/react'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { usePage } from '../../page/page-provider.tsx'

/** A demo sends no mail into the world: the mailbox page shows it (rules 14). */
export function MailboxHint({ email }: { email?: string | undefined }) {
  const t = useTranslations('auth.mailbox')
  if (!usePage().isDemo) return null
  const query = email ? `?to=${encodeURIComponent(email)}` : ''
  return (
    <Banner actions={<LinkButton href={`/dev/mailbox${query}`}>{t('open')}</LinkButton>}>
      {t('hint')}
    </Banner>
  )
}
