import type { ReactNode } from 'react'
import { Link } from '../link.tsx'
import { Price } from '../status/price.tsx'
import type { VehicleOffer } from './vehicle-card.tsx'
import styles from './vehicle-row.module.css'

export type VehicleRowProps = VehicleOffer & {
  /** StatusChips at the end of the line. */
  tags?: ReactNode
  /** One button or menu at the end. */
  action?: ReactNode
}

/** The dealer's dense line: twelve of them on one screen. Put rows into a Card without padding. */
export function VehicleRow(props: VehicleRowProps) {
  const { href, title, subtitle, facts, factsLabel, picture, priceLabel, price, light, time } =
    props
  const { priceTone, tags, action } = props
  return (
    <article className={styles.row}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.main}>
        <h3 className={styles.title}>
          <Link href={href} className={styles.link}>
            {title}
          </Link>
        </h3>
        {subtitle && <p className={styles.muted}>{subtitle}</p>}
      </div>
      <ul className={styles.facts} aria-label={factsLabel}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className={styles.money}>
        <Price amount={price} tone={priceTone} size="small" />
        <span className={styles.muted}>{priceLabel}</span>
      </div>
      <div className={styles.state}>
        {light}
        {time}
      </div>
      <div className={styles.end}>
        {tags}
        {action}
      </div>
    </article>
  )
}
