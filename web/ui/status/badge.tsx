import { classNames } from '../class-names.ts'
import styles from './badge.module.css'

export type BadgeProps = {
  count: number | string
  /** Read aloud in place of the bare figure: "2 unread". */
  label: string
  /** Something new, something that is lost without its reader, a mere number. */
  tone?: 'brand' | 'bad' | 'plain'
}

export function Badge({ count, label, tone = 'brand' }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, tone !== 'brand' && styles[tone])}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
