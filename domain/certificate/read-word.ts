type Point = { readonly x: number; readonly y: number }

/** A word as it was read from a picture. */
export type ReadWord = {
  readonly text: string
  /** 0 to 1, of the reader. */
  readonly confidence: number
  /** Upper left, upper right, lower right, lower left corner in pixels of the picture. */
  readonly quad: readonly [Point, Point, Point, Point]
}
