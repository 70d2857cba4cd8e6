import type { ReactNode } from 'react'
import styles from './order.module.css'

/** One column of an order's card, under its own heading. */
export function OrderPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
