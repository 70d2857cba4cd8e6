import {
  type MotorhomeBodyType,
  motorhomeOutlines,
  type Outline,
  type TrailerBodyType,
  trailerOutlines,
} from './body-type-outlines.ts'
import styles from './drawings.module.css'

export type BodyTypeDrawingProps =
  | { vehicle: 'motorhome'; bodyType: MotorhomeBodyType }
  | { vehicle: 'trailer'; bodyType: TrailerBodyType }

/** Decorative: the choice it stands in says the same in words. */
export function BodyTypeDrawing(props: BodyTypeDrawingProps) {
  const outline: Outline =
    props.vehicle === 'motorhome'
      ? motorhomeOutlines[props.bodyType]
      : trailerOutlines[props.bodyType]
  const bodyClass = outline.isDashed ? styles.dashed : styles.body
  return (
    <svg viewBox="0 0 240 98" className={styles.line} aria-hidden="true" focusable="false">
      <path className={styles.ground} d="M4 93h232" />
      {outline.bodies.map((contour) => (
        <path key={contour} className={bodyClass} d={contour} />
      ))}
      {outline.windows.map((pane) => (
        <path key={pane} className={styles.glass} d={pane} />
      ))}
      {outline.seams !== '' && <path d={outline.seams} />}
      {outline.wheels.map(([x, radius]) => (
        <g key={x}>
          <circle className={styles.wheel} cx={x} cy={93 - radius} r={radius} />
          <circle cx={x} cy={93 - radius} r={radius * 0.4} />
        </g>
      ))}
    </svg>
  )
}
