import { classNames } from '#web/ui/class-names.ts'
import styles from './lines.module.css'

/** Lines are told apart by dashes and colours; from the seventh on the table alone has them. */
const lineStyles = [
  styles.line1,
  styles.line2,
  styles.line3,
  styles.line4,
  styles.line5,
  styles.line6,
]

/** More lines are not told apart. */
export const mostLines = lineStyles.length

export function lineStyle(index: number): string | undefined {
  return lineStyles[index]
}

/** A piece of a body type's line; nothing where it has none. */
export function LineSample({ index }: { index: number }) {
  if (index >= mostLines) return null
  return (
    <svg
      width="32"
      height="12"
      aria-hidden="true"
      className={classNames(styles.sample, lineStyle(index))}
    >
      <line x1="1" x2="31" y1="6" y2="6" />
      <circle cx="16" cy="6" r="4" />
    </svg>
  )
}
