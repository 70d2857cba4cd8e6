/** Where the words beside the circles of a drawing stand: none over another, a circle or what must not be covered. */

export type Circle = {
  /** In percent of the drawing, from its left and its upper edge. */
  readonly x: number
  readonly y: number
  readonly radiusPx: number
  readonly word: string
}

/** Something else that is drawn at a place, as far as it reaches from there, in pixels. */
export type Covered = Pick<Circle, 'x' | 'y'> & {
  readonly left: number
  readonly right: number
  readonly above: number
  readonly below: number
}

export type Side = 'left' | 'right'
type Frame = { readonly widthPx: number; readonly heightPx: number }
type Box = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Of the small type of drawings; digits are wider than most letters. */
const digitPx = 7.2
const halfLinePx = 8
const gapPx = 4

/** Larger circles choose first; a word that stands nowhere is left out. */
export function placesOfWords(
  circles: readonly Circle[],
  covered: readonly Covered[],
  { widthPx, heightPx }: Frame,
): readonly (Side | undefined)[] {
  const at = ({ x, y }: Pick<Circle, 'x' | 'y'>) => ({
    x: (x / 100) * widthPx,
    y: (y / 100) * heightPx,
  })
  const boxes: Box[] = [
    ...covered.map((each) => {
      const { x, y } = at(each)
      const { left, right, above, below } = each
      return { left: x - left, right: x + right, top: y - above, bottom: y + below }
    }),
    ...circles.map((each) => boxAround(at(each), each.radiusPx)),
  ]
  const sides: (Side | undefined)[] = circles.map(() => undefined)
  const largestFirst = circles
    .map((circle, index) => ({ circle, index }))
    .toSorted((one, other) => other.circle.radiusPx - one.circle.radiusPx)
  for (const { circle, index } of largestFirst) {
    const own = boxes[covered.length + index]
    const { x, y } = at(circle)
    const far = circle.radiusPx + gapPx
    const wordPx = circle.word.length * digitPx
    const lines = { top: y - halfLinePx, bottom: y + halfLinePx }
    const places: readonly (Box & { readonly side: Side })[] = [
      { side: 'right', left: x + far, right: x + far + wordPx, ...lines },
      { side: 'left', left: x - far - wordPx, right: x - far, ...lines },
    ]
    const found = places.find(
      (place) =>
        place.left >= 0 &&
        place.right <= widthPx &&
        boxes.every((box) => box === own || !overlap(place, box)),
    )
    if (!found) continue
    sides[index] = found.side
    boxes.push(found)
  }
  return sides
}

/** The square within the circle, as wide as it looks. */
function boxAround({ x, y }: { readonly x: number; readonly y: number }, radiusPx: number): Box {
  const half = radiusPx * 0.85
  return { left: x - half, right: x + half, top: y - half, bottom: y + half }
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}
