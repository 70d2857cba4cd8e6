import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './choice.module.css'

/** Boxes of a plain form, many of them: as little of each in the page as there can be. */
export function PlainBoxes({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames(styles.boxes, className)}>{children}</div>
}

export type PlainBoxProps = {
  readonly name: string
  readonly value: string
  readonly label: string
  /** How many a filter would show. */
  readonly count?: number
  readonly isChecked: boolean
}

export function PlainBox({ name, value, label, count, isChecked }: PlainBoxProps) {
  return (
    <label>
      <input type="checkbox" name={name} value={value} defaultChecked={isChecked} />
      {label}
      {count !== undefined && <small>{count}</small>}
    </label>
  )
}
