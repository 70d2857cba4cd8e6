import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './vehicle-grid.module.css'

export type VehicleGridProps = {
  /** Never more than three columns, where a round number of cards is shown across the page. */
  isThreeWide?: boolean
  children: ReactNode
}

/** Three columns on a desktop beside filters, two on a tablet, one on a phone. */
export function VehicleGrid({ isThreeWide = false, children }: VehicleGridProps) {
  return <div className={classNames(styles.grid, isThreeWide && styles.threeWide)}>{children}</div>
}
