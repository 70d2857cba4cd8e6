import { Icon } from '../icon.tsx'
import styles from './gap-line.module.css'
import type { GapLineKind } from './gap-line-layout.ts'

export type GapLineMark = {
  /** The auction's highest bid, the buyer's offer, what is typed but not sent, the counter, the target. */
  kind: GapLineKind
  amountEur: number
  label: string
  /** Formatted. */
  amount: string
  /** Shown with a lock: nobody else sees it. */
  secret?: boolean
}

export function GapLineLabel({ mark }: { mark: Omit<GapLineMark, 'amountEur' | 'kind'> }) {
  return (
    <>
      <span className={styles.name}>
        {mark.secret && <Icon icon="lock" size={16} />}
        {mark.label}
      </span>
      <span className={styles.amount}>{mark.amount}</span>
    </>
  )
}

export function GapLineDot({ kind, x, y }: { kind: GapLineKind; x: string; y: number }) {
  const minor = kind === 'bid' || kind === 'draft'
  if (kind !== 'target') {
    return <circle cx={x} cy={y} r={minor ? 8 : 10.5} className={styles.mark} data-kind={kind} />
  }
  // The target is square, so that greyscale tells it from the seller's counter. The nested svg
  // lets a percentage and half a width in pixels add up.
  return (
    <svg x={x} y={y} overflow="visible" aria-hidden="true">
      <rect
        x={-10}
        y={-10}
        width={20}
        height={20}
        rx={4}
        className={styles.mark}
        data-kind={kind}
      />
    </svg>
  )
}
