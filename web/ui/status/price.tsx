import { type ReactNode, useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './price.module.css'

/** What the amount means to its reader; words beside it always say so too. */
export type PriceTone = 'calm' | 'good' | 'bad' | 'late' | 'stale'

export type PriceProps = {
  /** Formatted in the locale's form: "41.250 €". */
  amount: string
  /** "net 34.664 €, VAT shown", below. */
  note?: ReactNode
  size?: 'small' | 'normal' | 'large' | 'huge'
  /** Read aloud before the amount: "current bid". */
  label?: string
  tone?: PriceTone | undefined
  className?: string
}

/** Rolls when the amount changes under the reader's eyes, never when it first appears. */
export function Price(props: PriceProps) {
  const { amount, note, size = 'normal', label, tone = 'calm', className } = props
  const [shown, setShown] = useState({ amount, changes: 0 })
  if (shown.amount !== amount) setShown({ amount, changes: shown.changes + 1 })
  const changed = shown.changes > 0
  return (
    <span className={classNames(styles.price, styles[size], styles[tone], className)}>
      {label && <span className="visually-hidden">{label} </span>}
      <span key={shown.changes} className={classNames(styles.figure, changed && styles.changed)}>
        {changed ? <span className={styles.roll}>{amount}</span> : amount}
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  )
}
