import type { ReactNode } from 'react'
import styles from './drawings.module.css'

export type EmptyDrawingKind = keyof typeof subjects

/** For places where nothing is yet: one quiet landscape, one thing in it. Decorative. */
export function EmptyDrawing({ kind }: { kind: EmptyDrawingKind }) {
  return (
    <svg viewBox="0 0 240 150" className={styles.empty} aria-hidden="true" focusable="false">
      <path className={styles.sky} d="M0 104C0 40 54 6 120 6s120 34 120 98Z" />
      <circle className={styles.sun} cx="176" cy="44" r="15" />
      <path className={styles.far} d="M6 104 52 66l22 16 26-30 34 36 20-14 78 30Z" />
      <path className={styles.near} d="M0 104c40-16 84-18 122-8 44-12 84-8 118 8v8H0Z" />
      <path className={styles.soil} d="M0 108h240c-6 26-60 38-120 38S6 134 0 108Z" />
      {subjects[kind]}
    </svg>
  )
}

function Tree({ x, size }: { x: number; size: number }) {
  return (
    <path
      className={styles.tree}
      d={`M${x} ${112 - size}l${size * 0.26} ${size * 0.52}h-${size * 0.12}l${size * 0.2} ${size * 0.36}h-${size * 0.68}l${size * 0.2}-${size * 0.36}h-${size * 0.12}Z`}
    />
  )
}

function Van({ x = 0 }: { x?: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <ellipse className={styles.shadow} cx="120" cy="126" rx="58" ry="5" />
      <path
        className={styles.surface}
        d="M66 120V84q0-8 8-8h54c14 0 21 5 28 13l9 11c8 1 13 4 13 9v11Z"
      />
      <path className={styles.accent} d="M66 106h112v6H66Z" />
      <path
        className={styles.pane}
        d="M76 84h16v12H76zM100 84h16v12h-16zM132 84h4c6 0 10 4 15 12h-19Z"
      />
      <circle className={styles.tyre} cx="90" cy="120" r="8" />
      <circle className={styles.tyre} cx="154" cy="120" r="8" />
      <circle className={styles.rim} cx="90" cy="120" r="3.5" />
      <circle className={styles.rim} cx="154" cy="120" r="3.5" />
    </g>
  )
}

const subjects = {
  /** No ad matches the filters. */
  search: (
    <>
      <Tree x={54} size={40} />
      <Tree x={196} size={34} />
      <circle className={styles.lens} cx="116" cy="88" r="25" />
      <path className={styles.handle} d="m134 107 18 19" />
    </>
  ),
  messages: (
    <>
      <Tree x={196} size={38} />
      <path className={styles.post} d="M106 98v34" />
      <path className={styles.surface} d="M78 102V82q0-12 12-12h40q12 0 12 12v20Z" />
      <path className={styles.accent} d="M120 102V82q0-12 11-12 11 1 11 12v20Z" />
      <path className={styles.seam} d="M88 88h20" />
      <path className={styles.flag} d="M150 96V72h14v9h-14" />
    </>
  ),
  watchlist: (
    <>
      <Van />
      <path
        className={styles.heart}
        d="M120 62c-16-10-20-18-20-25 0-11 15-13 20-3 5-10 20-8 20 3 0 7-4 15-20 25Z"
      />
    </>
  ),
  /** No ad of one's own yet: the pitch is free. */
  ads: (
    <>
      <Tree x={48} size={44} />
      <Tree x={200} size={36} />
      <path className={styles.pitch} d="M76 126 92 110h58l16 16Z" />
      <path className={styles.post} d="M121 110V78" />
      <path className={styles.surface} d="M100 58h42q4 0 4 4v18q0 4-4 4h-42q-4 0-4-4V62q0-4 4-4Z" />
      <path className={styles.plus} d="M121 64v14M114 71h14" />
    </>
  ),
  purchases: (
    <>
      <Van x={-14} />
      <circle className={styles.key} cx="186" cy="96" r="9" />
      <path className={styles.key} d="M186 105v24m0-8h8m-8 7h6" />
    </>
  ),
  /** An operator's queue is worked off. */
  done: (
    <>
      <Van />
      <circle className={styles.seal} cx="120" cy="46" r="17" />
      <path className={styles.check} d="m112 46 6 6 11-12" />
    </>
  ),
  /** The page does not exist: the road ends here. */
  lost: (
    <>
      <path className={styles.road} d="M96 146 112 104h16l16 42Z" />
      <path className={styles.post} d="M120 110V62" />
      <path className={styles.surface} d="M120 60h34l8 8-8 8h-34ZM120 80H90l-8 8 8 8h30Z" />
      <path className={styles.seam} d="M128 68h18M96 88h16" />
    </>
  ),
  /** Something broke, or the connection did. */
  trouble: (
    <>
      <Van />
      <path className={styles.warning} d="m190 104 14 24h-28Z" />
      <path className={styles.check} d="M190 113v6M190 123v.5" />
    </>
  ),
} satisfies Record<string, ReactNode>
