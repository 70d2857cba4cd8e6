import {
  CircleCheck,
  CircleX,
  Clock,
  FileText,
  type LucideIcon,
  Mail,
  MapPin,
  Phone,
  RotateCcw,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Order } from '#contract/endpoints/order.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Link } from '#web/ui/link.tsx'
import { StatusChip, type StatusTone } from '#web/ui/status/status-chip.tsx'
import { type Fact, FactList } from '#web/ui/vehicles/fact-list.tsx'
import { usePath } from '../../../page-provider.tsx'
import { AdPicture } from '../../auction/product/ad-picture.tsx'
import { titleOf } from '../../catalog/cards/card-facts.ts'
import styles from './purchases.module.css'
import { RequestCancellation } from './request-cancellation.tsx'

const looks: Readonly<Record<Order['status'], readonly [StatusTone, LucideIcon]>> = {
  pending: ['warn', Clock],
  paid: ['good', CircleCheck],
  cancellation_requested_by_dealer: ['late', RotateCcw],
  canceled: ['neutral', CircleX],
}

/** One purchase: the vehicle, the amounts, the seller, the papers. */
export function PurchaseCard({ order }: { order: Order }) {
  const t = useTranslations('order.purchases')
  const format = useFormat()
  const path = usePath()
  const { product, status, soldAt, orderId } = order
  const [tone, icon] = looks[status]
  const title = titleOf(product)
  return (
    <Card as="li" className={styles.purchase} aria-labelledby={`order-${orderId}`}>
      <div className={styles.vehicle}>
        <div className={styles.picture}>
          {product.image && <AdPicture picture={product.image} alt="" sizes="220px" />}
        </div>
        <div className={styles.head}>
          <StatusChip tone={tone} icon={icon}>
            {t(`status.${status}`)}
          </StatusChip>
          <h2 id={`order-${orderId}`}>
            <Link href={path('product', { id: product.entityId })}>{title}</Link>
          </h2>
          <p className="muted small">{t('soldAt', { time: format.dateTimeWithZone(soldAt) })}</p>
        </div>
      </div>
      <Part title={t('amounts')}>
        <Amounts order={order} />
      </Part>
      <Part title={t('seller')}>
        <Seller order={order} />
      </Part>
      <Part title={t('papers')}>
        <Papers order={order} />
        {status === 'cancellation_requested_by_dealer' && (
          <p className="muted small">{t('requested')}</p>
        )}
        {(status === 'pending' || status === 'paid') && (
          <RequestCancellation orderId={orderId} vehicle={title} />
        )}
      </Part>
    </Card>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

function Amounts({ order: { hammerPriceEur, commission, status } }: { order: Order }) {
  const t = useTranslations('order.purchases')
  const format = useFormat()
  const facts: Fact[] = [{ term: t('hammer'), value: format.money(hammerPriceEur) }]
  if (commission) {
    facts.push(
      { term: t('commissionNet'), value: format.moneyCents(commission.netCents) },
      { term: t('commissionVat'), value: format.moneyCents(commission.vatCents) },
      {
        term: t('commissionGross'),
        value: format.moneyCents(commission.grossCents),
        look: 'strong',
      },
    )
    if (status === 'pending') {
      facts.push({ term: t('due'), value: format.date(commission.dueOn), look: 'warn' })
    }
  }
  return <FactList facts={facts} />
}

/** Known to the buyer since the sale (rules 1). */
function Seller({ order: { seller } }: { order: Order }) {
  const t = useTranslations('order.purchases')
  const format = useFormat()
  if (!seller) return <p className="muted small">{t('noSeller')}</p>
  const { name, company, street, zipCode, city, country, phone, email } = seller
  return (
    <address className={styles.seller}>
      <b>{company ?? name}</b>
      {company && <span>{name}</span>}
      <span className={styles.line}>
        <Icon icon={MapPin} size={16} />
        <span>
          {street}, {zipCode} {city}, {format.country(country)}
        </span>
      </span>
      <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={styles.line}>
        <Icon icon={Phone} size={16} />
        {phone}
      </a>
      <a href={`mailto:${email}`} className={styles.line}>
        <Icon icon={Mail} size={16} />
        {email}
      </a>
    </address>
  )
}

function Papers({ order: { documents, orderId } }: { order: Order }) {
  const t = useTranslations('order.purchases')
  if (documents.length === 0) return <p className="muted small">{t('papersCome')}</p>
  return (
    <ul className={styles.papers}>
      {documents.map(({ documentId, kind, number, fileName }) => (
        <li key={documentId}>
          <LinkButton
            wide
            icon={FileText}
            href={`/api/private/order/${orderId}/document/${documentId}`}
            download={fileName}
            className={styles.paper ?? ''}
          >
            <span className={styles.paperName}>
              <span>{t(`kinds.${kind}`)}</span>
              {number && <span className="muted tiny">{number}</span>}
            </span>
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
