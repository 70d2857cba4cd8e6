import styles from './guide-drawings.module.css'

/** A number on a drawing; the list below it says what it means. */
export function Mark({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <g className={styles.mark}>
      <circle cx={x} cy={y} r={17} />
      <text x={x} y={y + 6}>
        {number}
      </text>
    </g>
  )
}
