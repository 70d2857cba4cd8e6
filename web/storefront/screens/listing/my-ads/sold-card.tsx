import { useTranslations } from 'use-intl/react'
import type { Order } from '#contract/endpoints/order.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { EmailAddress } from '#web/ui/data/email-address.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Link } from '#web/ui/link.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import { vehicleAddress } from '../../../cards/vehicle-address.ts'
import { vehicleName } from '../vehicle-name.ts'
import { AdThumb } from './ad-thumb.tsx'
import styles from './my-ads.module.css'

/** A sale: for how much, to whom, and the contract. */
export function SoldCard({ order }: { order: Order }) {
  const t = useTranslations('listing.mine')
  const statuses = useTranslations('auction.status')
  const ofSales = useTranslations('order.sales.status')
  const tHandover = useTranslations('order.handover')
  const path = usePath()
  const format = useFormat()
  const { product, documents } = order
  const contract = documents.find(({ kind }) => kind === 'contract')
  return (
    <Card as="li" padded={false} className={styles.card}>
      <AdThumb card={product} />
      <div className={styles.text}>
        <div className={styles.chips}>
          {order.status === 'canceled' ? (
            <StatusChip tone="bad">{ofSales('canceled')}</StatusChip>
          ) : (
            <StatusChip tone="good">{statuses('sold')}</StatusChip>
          )}
        </div>
        <h3 className={styles.title}>
          <Link href={path('product', vehicleAddress(product))}>{vehicleName(product)}</Link>
        </h3>
        <p className={styles.says}>
          {t('soldFor', {
            amount: format.money(order.hammerPriceEur),
            at: format.date(order.soldAt),
          })}
        </p>
        {order.buyer && <Buyer buyer={order.buyer} />}
      </div>
      <div className={styles.act}>
        {order.status !== 'canceled' && (
          <LinkButton look="primary" href={path('handover', { id: order.orderId })}>
            {tHandover('open')}
          </LinkButton>
        )}
        {contract ? (
          <LinkButton
            icon="download"
            href={`/api/private/order/${order.orderId}/document/${contract.documentId}`}
          >
            {t('contract')}
          </LinkButton>
        ) : (
          <span className={styles.muted}>{t('contractSoon')}</span>
        )}
      </div>
    </Card>
  )
}

function Buyer({ buyer }: { buyer: NonNullable<Order['buyer']> }) {
  const t = useTranslations('listing.mine')
  const format = useFormat()
  return (
    <address className={styles.buyer}>
      <b>
        {t('buyer')}: {buyer.company ?? buyer.name}
      </b>
      {buyer.company && <span>{buyer.name}</span>}
      <span>
        {buyer.street}, {buyer.zipCode} {buyer.city}, {format.country(buyer.country)}
      </span>
      <span>
        <a href={`tel:${buyer.phone}`}>{buyer.phone}</a> ·{' '}
        <a href={`mailto:${buyer.email}`}>
          <EmailAddress email={buyer.email} />
        </a>
      </span>
    </address>
  )
}
