import { useTranslations } from 'use-intl/react'
import type { Order } from '#contract/endpoints/order.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Link } from '#web/ui/link.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { usePath } from '../../../page/page-provider.tsx'

/** The dealer paid more or less than the invoice: by how much, and what follows (rules 10). */
export function PaymentOff({ order: { commission, payment } }: { order: Order }) {
  const t = useTranslations('order.purchases.off')
  const format = useFormat()
  const path = usePath()
  const received = payment?.received
  if (!commission || !received || received.difference.kind === 'none') return null
  const { kind, cents } = received.difference
  return (
    <Banner
      tone={kind === 'less' ? 'warn' : 'info'}
      title={t(`${kind}.title`, { amount: format.moneyCents(cents) })}
    >
      <p>
        {t('both', {
          owed: format.moneyCents(commission.grossCents),
          received: format.moneyCents(received.amountCents),
          day: format.date(received.bookedOn),
        })}{' '}
        {t(`${kind}.text`)}
      </p>
      <p>
        <Link href={path('contact')}>{t('contact')}</Link>
      </p>
    </Banner>
  )
}
