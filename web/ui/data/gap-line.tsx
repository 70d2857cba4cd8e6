import styles from './gap-line.module.css'
import { GapLineDesk } from './gap-line-desk.tsx'
import type { GapLineMark } from './gap-line-mark.tsx'
import { GapLineRows } from './gap-line-rows.tsx'

export type GapLineProps = {
  /** The whole picture in one sentence, for those who do not see it. */
  description: string
  /** At most one of each kind. */
  marks: readonly GapLineMark[]
  /** Words for what lies between the two sides; drawn only while they are apart. */
  gap?: { label: string; amount: string }
}

/** One picture of a renegotiation: who said what, and what still lies between them. */
export function GapLine({ description, marks, gap }: GapLineProps) {
  return (
    <div role="img" aria-label={description} className={styles.picture}>
      <div aria-hidden="true">
        <GapLineDesk marks={marks} gapLabels={gap} />
        <GapLineRows marks={marks} gapLabels={gap} />
      </div>
    </div>
  )
}
