/** Which tile an arrow key leads to, in a board of so many tiles a line. */

export type TileMove = {
  readonly key: string
  /** The tile that has the focus. */
  readonly here: number
  readonly count: number
  /** Tiles in a line; all of them on a phone's strip. */
  readonly columns: number
}

/** Null where the key is no arrow, or nothing stands there. */
export function tileAfter({ key, here, count, columns }: TileMove): number | null {
  const step = stepOf(key, columns)
  if (step === undefined) return null
  const next = here + step
  return next >= 0 && next < count ? next : null
}

function stepOf(key: string, columns: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return 1
    case 'ArrowLeft':
      return -1
    case 'ArrowDown':
      return columns
    case 'ArrowUp':
      return -columns
    default:
      return undefined
  }
}
