import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { Card } from '../layout/card.tsx'
import { Link } from '../link.tsx'
import { Price, type PriceTone } from '../status/price.tsx'
import styles from './vehicle-card.module.css'

export type VehicleOffer = {
  href: string
  /** Make and model. */
  title: string
  /** Body, place and distance in one line. */
  subtitle?: ReactNode
  /** The five facts that decide, formatted: registration, mileage, length, weight, beds. */
  facts: readonly string[]
  factsLabel: string
  /** An img, picture or svg; it is cut to 4:3. */
  picture: ReactNode
  /** "Current bid · 14 bids", "Start price". */
  priceLabel: ReactNode
  price: string
  priceTone?: PriceTone
  /** A TrafficLight, or nothing for visitors. */
  light?: ReactNode
  /** A Countdown or a word. */
  time?: ReactNode
}

export type WatchToggle = {
  label: string
  /** Undefined while it is not known: its place is kept and it is not there to press. */
  watched: boolean | undefined
  onToggle: () => void
}

export type VehicleCardProps = VehicleOffer & {
  /** StatusChips with onPicture, top left. */
  tags?: ReactNode
  watch?: WatchToggle | undefined
  headingLevel?: 2 | 3
  /** What a script finds the card by. */
  marks?: Readonly<Record<`data-${string}`, string | number | undefined>>
  /** A line of actions below, above the card's own link. */
  extra?: ReactNode
}

export function WatchButton({ label, watched, onToggle }: WatchToggle) {
  return (
    <button
      type="button"
      className={styles.watch}
      aria-label={label}
      title={label}
      aria-pressed={watched}
      disabled={watched === undefined}
      onClick={onToggle}
    >
      <Icon icon="heart" />
    </button>
  )
}

export function VehicleCard(props: VehicleCardProps) {
  const { href, title, subtitle, facts, factsLabel, picture, priceLabel, price, light, time } =
    props
  const { priceTone, tags, watch, headingLevel = 3, marks, extra } = props
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <Card {...marks} as="article" padded={false} className={styles.card}>
      <div className={styles.picture}>
        {picture}
        {tags && <div className={styles.tags}>{tags}</div>}
      </div>
      {watch && <WatchButton {...watch} />}
      <div className={styles.body}>
        <div>
          <Heading className={styles.title}>
            <Link href={href} className={styles.link}>
              {title}
            </Link>
          </Heading>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        <ul className={styles.facts} aria-label={factsLabel}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <div className={styles.foot}>
          <div className={styles.line}>
            <span className={styles.label}>{priceLabel}</span>
            {light}
          </div>
          <div className={styles.line}>
            <Price amount={price} tone={priceTone} />
            {time}
          </div>
        </div>
        {extra && <div className={styles.extra}>{extra}</div>}
      </div>
    </Card>
  )
}
