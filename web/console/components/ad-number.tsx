import { useTranslations } from 'use-intl/react'
import { type AuctionStatus, unlistedStatuses } from '#domain/auction/core/state.ts'
import { useLocale } from '#web/language/language-provider.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useStorefrontAddress } from '../console-state.ts'
import styles from './components.module.css'

/**
 * An ad's number; a link to its page wherever everybody can see that: the console's login does not
 * count on the storefront.
 */
export function AdNumber(props: {
  product: { readonly entityId: number; readonly status: AuctionStatus }
}) {
  const { entityId, status } = props.product
  const t = useTranslations('console.common')
  const locale = useLocale()
  const storefront = useStorefrontAddress()
  const number = t('number', { number: String(entityId) })
  if (unlistedStatuses.includes(status)) return <span className="muted">{number}</span>
  return (
    <a
      href={storefront('product', locale, { id: String(entityId) })}
      target="_blank"
      rel="noreferrer"
      className={styles.external}
    >
      {number}
      <Icon icon="external-link" size={16} />
    </a>
  )
}
