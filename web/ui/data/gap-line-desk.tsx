import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './gap-line.module.css'
import {
  findGap,
  type GapLineKind,
  labelCentre,
  labelSpan,
  placeAmounts,
  placeLabels,
} from './gap-line-layout.ts'
import { GapLineDot, GapLineLabel, type GapLineMark } from './gap-line-mark.tsx'

type Label = { key: string; percent: number; node: ReactNode; look?: string | undefined }
type PlacedLabel = Label & { column: number }

const sellersSide: readonly GapLineKind[] = ['counter', 'target']
const bandMiddle = 52

function withColumns(labels: readonly Label[]): PlacedLabel[] {
  const columns = placeLabels(labels.map((label) => label.percent))
  return labels.map((label, index) => ({ ...label, column: columns[index] ?? 1 }))
}

function LabelRow({ labels, upper }: { labels: readonly PlacedLabel[]; upper?: boolean }) {
  return (
    <div className={classNames(styles.labels, upper && styles.above)}>
      {labels.map(({ key, column, node, look }) => (
        <div
          key={key}
          className={classNames(styles.label, look)}
          style={{ gridColumn: `${column} / span ${labelSpan}` }}
        >
          {node}
        </div>
      ))}
    </div>
  )
}

/** From each mark to its label, which may have had to step aside for a neighbour. */
function Leaders({ labels, endY }: { labels: readonly PlacedLabel[]; endY: number }) {
  return labels.map(({ key, percent, column }) => (
    <line
      key={key}
      x1={`${percent}%`}
      y1={bandMiddle}
      x2={`${labelCentre(column)}%`}
      y2={endY}
      className={key === 'gap' ? styles.gapLeader : styles.leader}
    />
  ))
}

function Band({ from, to, look }: { from: number; to: number; look: 'buy' | 'open' | 'high' }) {
  return (
    <rect
      x={`${from}%`}
      y={bandMiddle - 7}
      width={`${to - from}%`}
      height={14}
      rx={look === 'open' ? 0 : 7}
      className={styles[look]}
    />
  )
}

type GapLineDeskProps = {
  marks: readonly GapLineMark[]
  gapLabels: { label: string; amount: string } | undefined
}

/** The wide form: amounts to scale, the buyer's labels below the line, the seller's above. */
export function GapLineDesk({ marks, gapLabels }: GapLineDeskProps) {
  const places = placeAmounts(marks)
  const place = (kind: GapLineKind) => places.get(kind) ?? 50
  const gap = findGap(marks)
  const open = gap ? place(gap.from) : 100
  const close = gap ? place(gap.to) : 100

  function toLabel(mark: GapLineMark): Label {
    const minor = mark.kind === 'bid' || mark.kind === 'draft'
    const node = <GapLineLabel mark={mark} />
    return {
      key: mark.kind,
      percent: place(mark.kind),
      node,
      look: minor ? styles.minor : undefined,
    }
  }

  const sellers = marks.filter((mark) => sellersSide.includes(mark.kind)).map(toLabel)
  const buyers = marks.filter((mark) => !sellersSide.includes(mark.kind)).map(toLabel)
  const between: Label[] =
    gap && gapLabels
      ? [
          {
            key: 'gap',
            percent: (open + close) / 2,
            node: <GapLineLabel mark={gapLabels} />,
            look: styles.gap,
          },
        ]
      : []
  const above = withColumns([...between, ...sellers])
  const below = withColumns(buyers)
  return (
    <div className={styles.desk}>
      <LabelRow labels={above} upper />
      <svg className={styles.line} aria-hidden="true">
        <Leaders labels={above} endY={8} />
        <Leaders labels={below} endY={96} />
        <Band from={0} to={open} look="buy" />
        {close < 100 && <Band from={close} to={100} look="high" />}
        {gap && <Band from={open} to={close} look="open" />}
        {marks.map((mark) => (
          <GapLineDot key={mark.kind} kind={mark.kind} x={`${place(mark.kind)}%`} y={bandMiddle} />
        ))}
      </svg>
      <LabelRow labels={below} />
    </div>
  )
}
