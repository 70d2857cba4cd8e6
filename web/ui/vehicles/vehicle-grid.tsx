import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './vehicle-grid.module.css'

export type VehicleGridProps = Pick<
  ComponentProps<'div'>,
  'children' | 'dangerouslySetInnerHTML'
> & {
  /** Never more than three columns, where a round number of cards is shown across the page. */
  isThreeWide?: boolean
}

/** Three columns on a desktop beside filters, two on a tablet, one on a phone. */
export function VehicleGrid({ isThreeWide = false, ...content }: VehicleGridProps) {
  return <div {...content} className={classNames(styles.grid, isThreeWide && styles.threeWide)} />
}
