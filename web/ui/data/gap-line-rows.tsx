import { classNames } from '../class-names.ts'
import styles from './gap-line.module.css'
import { findGap, rowSpacing } from './gap-line-layout.ts'
import { GapLineDot, GapLineLabel, type GapLineMark } from './gap-line-mark.tsx'

type GapLineRowsProps = {
  marks: readonly GapLineMark[]
  gapLabels: { label: string; amount: string } | undefined
}

type Zone = 'Buy' | 'Open' | 'High'

/** The phone's form: the dearest on top, one label a row, so that nothing can collide. */
export function GapLineRows({ marks, gapLabels }: GapLineRowsProps) {
  const gap = findGap(marks)
  const low = marks.find((mark) => mark.kind === gap?.from)?.amountEur ?? Number.POSITIVE_INFINITY
  const high = low + (gap?.sizeEur ?? 0)

  // Just above and just below an amount the band may belong to different zones.
  function zone(amountEur: number, side: 'up' | 'down'): Zone {
    if (side === 'up') return amountEur >= high ? 'High' : amountEur >= low ? 'Open' : 'Buy'
    return amountEur > high ? 'High' : amountEur > low ? 'Open' : 'Buy'
  }

  const rows = marks.map((mark) => ({ ...mark, key: mark.kind as string }))
  const gapRow = gap &&
    gapLabels && { ...gapLabels, kind: undefined, key: 'gap', amountEur: high - 0.5 }
  const all = [...rows, ...(gapRow ? [gapRow] : [])].sort((a, b) => b.amountEur - a.amountEur)
  const wholeEur = (all[0]?.amountEur ?? 0) - (all.at(-1)?.amountEur ?? 0)
  return (
    <div className={styles.phone}>
      {all.map((row, index) => {
        const previousEur = all[index - 1]?.amountEur ?? row.amountEur
        const space = rowSpacing({ fromEur: previousEur, toEur: row.amountEur, wholeEur })
        const minor = row.kind === 'bid' || row.kind === 'draft'
        return (
          <div
            key={row.key}
            className={classNames(
              styles.row,
              styles[`up${zone(row.amountEur, 'up')}`],
              styles[`down${zone(row.amountEur, 'down')}`],
              space > 0 && styles[`space${space}`],
              minor && styles.minor,
              row.kind === undefined && styles.gap,
            )}
          >
            <svg width="28" height="28" aria-hidden="true">
              {row.kind && <GapLineDot kind={row.kind} x="14" y={14} />}
            </svg>
            <div className={styles.label}>
              <GapLineLabel mark={row} />
            </div>
          </div>
        )
      })}
    </div>
  )
}
