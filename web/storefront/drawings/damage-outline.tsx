import { type DamageMark, motorhomePlaces, placeMarks, trailerPlaces } from './damage-places.ts'
import styles from './drawings.module.css'

export type DamageOutlineProps = {
  vehicle: 'motorhome' | 'trailer'
  marks: readonly DamageMark[]
  /** "Side view with 4 numbered damages". */
  label: string
  /** Address and name of what a mark leads to; without it the marks are only to be looked at. */
  linkTo?: (mark: DamageMark) => { href: string; label: string }
}

/** Side view with a numbered mark for each damage; the list beside it says what they are. */
export function DamageOutline({ vehicle, marks, label, linkTo }: DamageOutlineProps) {
  const places = vehicle === 'motorhome' ? motorhomePlaces : trailerPlaces
  return (
    <svg
      viewBox="0 0 520 206"
      className={styles.line}
      role={linkTo ? 'group' : 'img'}
      aria-label={label}
    >
      <path className={styles.ground} d="M8 197h504" />
      {vehicle === 'motorhome' ? <Motorhome /> : <Trailer />}
      {placeMarks(marks, places).map((mark) => {
        const drawn = (
          <>
            <circle cx={mark.x} cy={mark.y} r={15} />
            <text x={mark.x} y={mark.y + 5.5}>
              {mark.number}
            </text>
          </>
        )
        if (linkTo === undefined) {
          return (
            <g key={mark.number} className={styles.mark}>
              {drawn}
            </g>
          )
        }
        const link = linkTo(mark)
        return (
          <a key={mark.number} className={styles.mark} href={link.href} aria-label={link.label}>
            {drawn}
          </a>
        )
      })}
    </svg>
  )
}

function Motorhome() {
  return (
    <>
      <path
        className={styles.body}
        d="M34 168V38q0-14 14-14h298c40 0 62 18 78 40l36 42c26 5 42 12 46 28v34h-32a28 28 0 0 0-56 0H190a28 28 0 0 0-56 0Z"
      />
      <Wheel x={162} />
      <Wheel x={446} />
      <path d="M278 164V52q0-6 6-6h42q6 0 6 6v112M290 60h30v36h-30zM320 114v12M54 164v-52q0-6 6-6h54q6 0 6 6v52" />
      <rect className={styles.glass} x="62" y="56" width="72" height="34" rx="6" />
      <rect className={styles.glass} x="176" y="56" width="80" height="34" rx="6" />
      <path className={styles.glass} d="M392 104V66q0-4 4-4h18l34 42Z" />
      <path d="M382 164v-96q0-8 8-8M332 126h50M500 132h-16M66 24v-6h50v6M206 24v-5h34v5" />
    </>
  )
}

function Trailer() {
  return (
    <>
      <path
        className={styles.body}
        d="M36 164 28 120Q26 60 40 36q6-12 22-12h296c26 0 36 14 46 44l22 58q8 38-6 38H254a32 32 0 0 0-64 0Z"
      />
      <path d="M424 158h44l26-8M494 144h14v12h-14zM474 132v52M428 112h12q10 0 10 12v30" />
      <circle className={styles.wheel} cx="474" cy="188" r="9" />
      <Wheel x={222} />
      <path d="M278 160V52q0-6 6-6h36q6 0 6 6v108M288 58h28v36h-28zM314 112v12M64 160v-36q0-6 6-6h44q6 0 6 6v36" />
      <rect className={styles.glass} x="64" y="56" width="80" height="40" rx="6" />
      <rect className={styles.glass} x="172" y="60" width="70" height="34" rx="6" />
      <path className={styles.glass} d="M346 96V60q0-6 6-6h14q10 0 14 10l14 32Z" />
      <path d="M74 164l-10 30M394 164l10 30M66 24v-6h50v6M206 24v-5h34v5" />
    </>
  )
}

function Wheel({ x }: { x: number }) {
  return (
    <>
      <circle className={styles.wheel} cx={x} cy={172} r={24} />
      <circle cx={x} cy={172} r={11} />
    </>
  )
}
