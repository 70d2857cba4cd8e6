import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './gap-line.module.css'
import {
  findGap,
  type GapLineKind,
  labelCentre,
  placeAmounts,
  placeLabels,
} from './gap-line-layout.ts'
import { GapLineDot, GapLineLabel, type GapLineMark } from './gap-line-mark.tsx'
import { GapLineRows } from './gap-line-rows.tsx'

export type GapLineProps = {
  /** The whole picture in one sentence, for those who do not see it. */
  description: string
  /** At most one of each kind. */
  marks: readonly GapLineMark[]
  /** Words for what lies between the two sides; drawn only while they are apart. */
  gap?: { label: string; amount: string }
}

const above: readonly GapLineKind[] = ['counter', 'target']

type Label = {
  key: string
  percent: number
  node: ReactNode
  look?: string | undefined
  leader: boolean
}

function LabelRow({
  labels,
  side,
}: {
  labels: readonly (Label & { column: number })[]
  side: 'above' | 'below'
}) {
  return (
    <div className={classNames(styles.labels, side === 'above' && styles.above)}>
      {labels.map(({ key, column, node, look }) => (
        <div key={key} className={classNames(styles.label, styles[`start${column}`], look)}>
          {node}
        </div>
      ))}
    </div>
  )
}

function withColumns(labels: readonly Label[]): (Label & { column: number })[] {
  const columns = placeLabels(labels.map((label) => label.percent))
  return labels.map((label, index) => ({ ...label, column: columns[index] ?? 1 }))
}

function DeskForm({ marks, gap: gapWords }: Omit<GapLineProps, 'description'>) {
  const places = placeAmounts(marks)
  const place = (kind: GapLineKind) => places.get(kind) ?? 50
  const gap = findGap(marks)
  const [open, close] = gap ? [place(gap.from), place(gap.to)] : [100, 100]

  function toLabel(mark: GapLineMark): Label {
    const minor = mark.kind === 'bid' || mark.kind === 'draft'
    return {
      key: mark.kind,
      percent: place(mark.kind),
      node: <GapLineLabel mark={mark} />,
      look: minor ? styles.minor : undefined,
      leader: true,
    }
  }

  const upper = marks.filter((mark) => above.includes(mark.kind)).map(toLabel)
  if (gap && gapWords) {
    upper.push({
      key: 'gap',
      percent: (open + close) / 2,
      node: <GapLineLabel mark={gapWords} />,
      look: styles.gap,
      leader: false,
    })
  }
  const placedAbove = withColumns(upper)
  const placedBelow = withColumns(marks.filter((mark) => !above.includes(mark.kind)).map(toLabel))
  return (
    <div className={styles.desk}>
      <LabelRow labels={placedAbove} side="above" />
      <svg className={styles.line} aria-hidden="true">
        {placedAbove.map(
          ({ key, percent, column, leader }) =>
            leader && (
              <line
                key={key}
                x1={`${percent}%`}
                y1={52}
                x2={`${labelCentre(column)}%`}
                y2={6}
                className={styles.leader}
              />
            ),
        )}
        {placedBelow.map(({ key, percent, column }) => (
          <line
            key={key}
            x1={`${percent}%`}
            y1={52}
            x2={`${labelCentre(column)}%`}
            y2={98}
            className={styles.leader}
          />
        ))}
        <rect x="0" y={45} width={`${open}%`} height={14} rx={7} className={styles.buy} />
        {close < 100 && (
          <rect
            x={`${close}%`}
            y={45}
            width={`${100 - close}%`}
            height={14}
            rx={7}
            className={styles.high}
          />
        )}
        {gap && (
          <rect
            x={`${open}%`}
            y={45.5}
            width={`${close - open}%`}
            height={13}
            className={styles.open}
          />
        )}
        {marks.map((mark) => (
          <GapLineDot key={mark.kind} kind={mark.kind} x={`${place(mark.kind)}%`} y={52} />
        ))}
      </svg>
      <LabelRow labels={placedBelow} side="below" />
    </div>
  )
}

/** One picture of a renegotiation: who said what, and what still lies between them. */
export function GapLine({ description, marks, gap }: GapLineProps) {
  return (
    <div role="img" aria-label={description}>
      <div aria-hidden="true">
        <DeskForm marks={marks} {...(gap && { gap })} />
        <GapLineRows marks={marks} {...(gap && { gap })} />
      </div>
    </div>
  )
}
