import type { ReactNode } from 'react'
import type { ProductCard } from '#contract/product.ts'
import { classNames } from '#web/ui/class-names.ts'
import { AdPicture } from '../auction/ad-picture.tsx'
import { titleOf } from './card-facts.ts'
import styles from './vehicle-cell.module.css'

type VehicleCellProps = {
  readonly card: Pick<ProductCard, 'image' | 'make' | 'model'>
  /** A line below the name. */
  readonly detail: ReactNode
  /** The whole name, on as many lines as it takes; cut to one line without. */
  readonly isWhole?: boolean
}

/** What names a vehicle in a dealer's table: its picture, its name and a line of facts. */
export function VehicleCell({ card, detail, isWhole = false }: VehicleCellProps) {
  return (
    <span className={classNames(styles.vehicle, isWhole && styles.whole)}>
      <span className={styles.picture} data-part="picture">
        {card.image && <AdPicture picture={card.image} alt="" sizes="56px" upTo={320} />}
      </span>
      <span className={styles.names}>
        <span className={styles.name}>{titleOf(card)}</span>
        <span className={styles.detail} data-part="detail">
          {detail}
        </span>
      </span>
    </span>
  )
}
