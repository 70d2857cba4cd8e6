export type Point = { readonly x: number; readonly y: number }

/** A rectangle that holds one piece of text; it may be tilted. */
export type TextBox = {
  readonly center: Point
  /** Along the text. */
  readonly width: number
  readonly height: number
  /** Of the text against the picture's upper edge, in radians, clockwise. */
  readonly angle: number
}

/** Upper left, upper right, lower right, lower left, as the text is read. */
export type Quad = readonly [Point, Point, Point, Point]

export function quadOf({ center, width, height, angle }: TextBox): Quad {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const corner = (along: number, down: number): Point => ({
    x: center.x + (along * width * cos) / 2 - (down * height * sin) / 2,
    y: center.y + (along * width * sin) / 2 + (down * height * cos) / 2,
  })
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

/** The part of a box between two places along its text, each 0 at its begin and 1 at its end. */
export function partOf(box: TextBox, from: number, to: number): TextBox {
  const middle = (from + to) / 2 - 0.5
  return {
    ...box,
    center: {
      x: box.center.x + middle * box.width * Math.cos(box.angle),
      y: box.center.y + middle * box.width * Math.sin(box.angle),
    },
    width: box.width * (to - from),
  }
}

/** In heights: boxes of a line that overlap by more are one; a sign on the seam would be read twice. */
const overlapOfOne = 0.25

/** Pieces of a line that overlap become one box. */
export function joinedBoxes(boxes: readonly TextBox[]): TextBox[] {
  const joined: TextBox[] = []
  for (const box of boxes.toSorted((a, b) => a.center.x - b.center.x)) {
    const index = joined.findLastIndex((other) => overlap(other, box))
    const other = joined[index]
    if (other) joined[index] = around(other, box)
    else joined.push(box)
  }
  return joined
}

function overlap(left: TextBox, right: TextBox): boolean {
  const height = Math.min(left.height, right.height)
  const { along, down } = offset(left, right)
  return (
    Math.abs(down) < height * 0.4 &&
    Math.max(left.height, right.height) < height * 1.5 &&
    (left.width + right.width) / 2 - Math.abs(along) > height * overlapOfOne
  )
}

function offset({ center, angle }: TextBox, { center: other }: TextBox) {
  const [x, y] = [other.x - center.x, other.y - center.y]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { along: x * cos + y * sin, down: y * cos - x * sin }
}

function around(one: TextBox, other: TextBox): TextBox {
  return boxAlong(
    [...quadOf(one), ...quadOf(other)],
    one.width > other.width ? one.angle : other.angle,
  )
}

/** The smallest rectangle around the points, its longer side the width, tilted by at most a quarter turn. */
export function smallestBox(points: readonly Point[]): TextBox | undefined {
  const hull = hullOf(points)
  let smallest: { area: number; box: TextBox } | undefined
  for (const [index, point] of hull.entries()) {
    const next = hull[(index + 1) % hull.length] ?? point
    const box = boxAlong(hull, Math.atan2(next.y - point.y, next.x - point.x))
    const area = box.width * box.height
    if (!smallest || area < smallest.area) smallest = { area, box }
  }
  return smallest && lyingBox(smallest.box)
}

function boxAlong(points: readonly Point[], angle: number): TextBox {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { x, y } of points) {
    const along = x * cos + y * sin
    const down = y * cos - x * sin
    left = Math.min(left, along)
    right = Math.max(right, along)
    top = Math.min(top, down)
    bottom = Math.max(bottom, down)
  }
  const [middle, level] = [(left + right) / 2, (top + bottom) / 2]
  return {
    center: { x: middle * cos - level * sin, y: middle * sin + level * cos },
    width: right - left + 1,
    height: bottom - top + 1,
    angle,
  }
}

/** The same rectangle with its angle between minus and plus an eighth of a turn. */
function lyingBox(box: TextBox): TextBox {
  const quarter = Math.PI / 2
  const quarters = Math.round(box.angle / quarter)
  const isSwapped = quarters % 2 !== 0
  return {
    center: box.center,
    angle: box.angle - quarters * quarter,
    width: isSwapped ? box.height : box.width,
    height: isSwapped ? box.width : box.height,
  }
}

/** Monotone chain: the corners of the convex hull in turn. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  if (sorted.length < 3) return sorted
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of ordered) {
      while (chain.length > 1 && turn(chain.at(-2), chain.at(-1), point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

function turn(a: Point | undefined, b: Point | undefined, c: Point): number {
  if (!a || !b) return 1
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}
