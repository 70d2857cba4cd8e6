import { useTranslations } from 'use-intl/react'
import type { PersonOfCompany } from '#contract/endpoints/company/company.ts'
import { useFormat } from '#web/language/language-provider.tsx'

type Limits = Pick<PersonOfCompany, 'bidLimitEur' | 'dayLimitEur' | 'committedTodayEur'> & {
  readonly role: PersonOfCompany['role'] | null
}

/** The limits in one line, with what is used of today's. */
export function LimitsText({ limits }: { readonly limits: Limits }) {
  const t = useTranslations('company.limits')
  const format = useFormat()
  const { role, bidLimitEur, dayLimitEur, committedTodayEur } = limits
  if (role === 'backOffice') return <>{t('noBids')}</>
  const perBid = bidLimitEur === null ? null : t('perBid', { limit: format.money(bidLimitEur) })
  const perDay = dayLimitEur === null ? null : t('perDay', { limit: format.money(dayLimitEur) })
  const used = committedTodayEur > 0 ? t('used', { amount: format.money(committedTodayEur) }) : null
  const parts = [perBid, perDay].filter((part) => part !== null)
  return (
    <>{[parts.length === 0 ? t('none') : parts.join(' · '), used].filter(Boolean).join(' · ')}</>
  )
}
