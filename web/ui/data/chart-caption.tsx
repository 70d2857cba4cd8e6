import type { ReactNode } from 'react'
import styles from './chart-caption.module.css'

/** Over a chart: its name, and at the other end what belongs to it. */
export function ChartCaption({ title, children }: { title?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.caption} aria-hidden="true">
      <span className={styles.title}>{title}</span>
      <span className={styles.beside}>{children}</span>
    </div>
  )
}
