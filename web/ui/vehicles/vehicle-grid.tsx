import type { ReactNode } from 'react'
import styles from './vehicle-grid.module.css'

/** Three columns on a desktop beside filters, two on a tablet, one on a phone. */
export function VehicleGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
