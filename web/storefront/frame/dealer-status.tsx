import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useLostAt } from '#web/api/live/live-provider.tsx'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { usePath } from '../page/page-provider.tsx'
import styles from './dealer-status.module.css'

/** The upper tier of a dealer's bar: a search, whether the page is current, the market's time. */
export function DealerStatus() {
  return (
    <div className={styles.status}>
      <VehicleSearch />
      <LiveSign />
      <MarketTime />
    </div>
  )
}

function VehicleSearch() {
  const t = useTranslations('shell.dealer')
  const path = usePath()
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim()
    void navigate(path('catalog', {}, text === '' ? {} : { text }))
  }
  return (
    <search className={styles.search}>
      <form action={path('catalog')} onSubmit={search}>
        <Icon icon="search" size={16} />
        <input
          type="search"
          name="text"
          maxLength={80}
          className={styles.field}
          aria-label={t('search')}
          placeholder={t('search')}
        />
      </form>
    </search>
  )
}

/** Says since when a page may be out of date; bids ask again from then on. */
function LiveSign() {
  const t = useTranslations('shell.dealer')
  const format = useFormat()
  const lostAt = useLostAt()
  return (
    <span role="status" className={lostAt === null ? styles.live : styles.lost}>
      {lostAt === null ? (
        <span className={styles.word}>{t('live')}</span>
      ) : (
        t('lost', { time: format.timeWithSeconds(lostAt) })
      )}
    </span>
  )
}

function MarketTime() {
  const t = useTranslations('shell.dealer')
  const format = useFormat()
  const now = useServerNow(1000)
  return (
    <span className={styles.time}>
      <span className="visually-hidden">{t('clock')} </span>
      <time dateTime={new Date(now).toISOString()} suppressHydrationWarning>
        {format.timeWithSeconds(now)}
      </time>
    </span>
  )
}
