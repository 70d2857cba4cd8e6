import type { ReactNode } from 'react'
import styles from './folded-table.module.css'

/** The figures of a drawing, for whoever wants or needs to read them. */
export function FoldedTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={styles.table}>
      <summary>{label}</summary>
      {children}
    </details>
  )
}
