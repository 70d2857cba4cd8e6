import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './fact-list.module.css'

export type Fact = {
  term: string
  value: ReactNode
  /** missing: nothing said yet; warn: to be checked; strong: the sum; fresh: said just now. */
  look?: 'missing' | 'warn' | 'strong' | 'fresh'
}

export type FactListProps = {
  facts: readonly Fact[]
  /** rows: term left, value right; columns: side by side, value below its term. */
  form?: 'rows' | 'columns'
  className?: string
}

export function FactList({ facts, form = 'rows', className }: FactListProps) {
  return (
    <dl className={classNames(styles[form], className)}>
      {facts.map(({ term, value, look }) => (
        <div key={term} className={classNames(look && styles[look])}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
