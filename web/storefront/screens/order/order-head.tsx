import type { Order } from '#contract/endpoints/order.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import { Link } from '#web/ui/link.tsx'
import { StatusChip, type StatusTone } from '#web/ui/status/status-chip.tsx'
import { AdPicture } from '../../auction/ad-picture.tsx'
import { titleOf } from '../../cards/card-facts.ts'
import { vehicleAddress } from '../../cards/vehicle-address.ts'
import { usePath } from '../../page/page-provider.tsx'
import styles from './order.module.css'

export const orderLooks: Readonly<Record<Order['status'], readonly [StatusTone, IconName]>> = {
  pending: ['warn', 'clock'],
  paid: ['good', 'circle-check'],
  cancellation_requested_by_dealer: ['late', 'rotate-ccw'],
  canceled: ['neutral', 'circle-x'],
}

type OrderHeadProps = {
  readonly order: Order
  readonly look: readonly [StatusTone, IconName]
  /** Where the order stands, in this side's words. */
  readonly status: string
  readonly soldAt: string
}

/** The vehicle of an order: picture, title, where it stands. */
export function OrderHead({ order, look: [tone, icon], status, soldAt }: OrderHeadProps) {
  const path = usePath()
  const { product, orderId } = order
  return (
    <div className={styles.vehicle}>
      <div className={styles.picture}>
        {product.image && <AdPicture picture={product.image} alt="" sizes="220px" upTo={640} />}
      </div>
      <div className={styles.head}>
        <StatusChip tone={tone} icon={icon}>
          {status}
        </StatusChip>
        <h2 id={`order-${orderId}`}>
          <Link href={path('product', vehicleAddress(product))}>{titleOf(product)}</Link>
        </h2>
        <p className="muted small">{soldAt}</p>
      </div>
    </div>
  )
}
