import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './timeline.module.css'

export type TimelineEntry = {
  id: string
  /** Formatted, and the instant behind it for machines. */
  time: string
  dateTime?: string
  title: ReactNode
  detail?: ReactNode
  /** An amount at the right. */
  figure?: ReactNode
  /** other and own sides, what is now, how it ended, what is still to come. */
  look?: 'other' | 'own' | 'now' | 'good' | 'bad' | 'later'
}

export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {entries.map(({ id, time, dateTime, title, detail, figure, look = 'other' }) => (
        <li key={id} className={styles.entry}>
          <span className={classNames(styles.dot, look !== 'other' && styles[look])} />
          <time className={styles.time} dateTime={dateTime}>
            {time}
          </time>
          <div className={styles.text}>
            <div className={styles.title}>{title}</div>
            {detail && <div className={styles.detail}>{detail}</div>}
          </div>
          {figure && <div className={styles.figure}>{figure}</div>}
        </li>
      ))}
    </ol>
  )
}
