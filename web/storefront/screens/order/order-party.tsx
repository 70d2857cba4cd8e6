import { useTranslations } from 'use-intl/react'
import type { Order } from '#contract/endpoints/order.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { EmailAddress } from '#web/ui/data/email-address.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './order.module.css'

/** The other side, known since the sale (rules 1). */
export function OrderParty({ party }: { party: Order['seller'] }) {
  const t = useTranslations('order')
  const format = useFormat()
  if (!party) return <p className="muted small">{t('noParty')}</p>
  const { name, company, street, zipCode, city, country, phone, email } = party
  const town = `${zipCode} ${city}`.trim()
  return (
    <address className={styles.party}>
      <b>{company ?? name}</b>
      {company && <span>{name}</span>}
      <span className={styles.line}>
        <Icon icon="map-pin" size={16} />
        <span>{[street, town, country && format.country(country)].filter(Boolean).join(', ')}</span>
      </span>
      {phone !== '' && (
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={styles.line}>
          <Icon icon="phone" size={16} />
          {phone}
        </a>
      )}
      <a href={`mailto:${email}`} className={styles.line}>
        <Icon icon="mail" size={16} />
        <EmailAddress email={email} />
      </a>
    </address>
  )
}
