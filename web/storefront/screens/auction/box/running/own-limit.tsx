import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl/react'
import { isAboveLimits } from '#domain/auction/core/company/above-limits.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { LimitsText } from '../../../../company/limits-text.tsx'
import styles from '../../auction-box.module.css'

type OwnLimitProps = {
  /** What is typed, for a bid or for the bidding agent. */
  readonly amountEur: number
  /** What the company stands at here; null before its first bid. */
  readonly standingEur: number | null
}

/** To how much somebody may bind their company, before they try more (rules 1). */
export function OwnLimit({ amountEur, standingEur }: OwnLimitProps) {
  const t = useTranslations('company.limits')
  const format = useFormat()
  const { data, refetch } = useQuery(useApiQueries().company.show())
  useEffect(() => {
    // With each bid of the company's, what is left of the day may be another.
    if (standingEur !== null) void refetch()
  }, [standingEur, refetch])
  if (!data || (data.bidLimitEur === null && data.dayLimitEur === null)) return null
  const isAbove = isAboveLimits(data, { amountEur, isBoundHere: standingEur !== null })
  const { ask } = data
  return (
    <section className={styles.part}>
      {isAbove ? (
        <Banner
          tone="warn"
          role="status"
          title={t('above', { amount: format.money(amountEur) })}
          actions={
            ask && (
              <LinkButton
                icon="mail"
                href={`mailto:${ask.email}?subject=${encodeURIComponent(t('askSubject'))}`}
              >
                {t('ask', { name: ask.name })}
              </LinkButton>
            )
          }
        >
          <LimitsText limits={data} />
        </Banner>
      ) : (
        <p className={styles.fine}>
          <b>{t('own')}:</b> <LimitsText limits={data} />
        </p>
      )}
    </section>
  )
}
