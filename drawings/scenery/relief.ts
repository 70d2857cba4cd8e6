import type { Chance } from '../chance.ts'
import { curve, type Point } from '../svg.ts'

/** Soft hills across the whole width, closed at the bottom. */
export function hills(
  chance: Chance,
  { y, swing, count }: { y: number; swing: number; count: number },
): string {
  const points: Point[] = []
  for (let index = -1; index <= count + 1; index += 1) {
    points.push([
      (800 * index) / count + chance.between(-20, 20),
      y + chance.between(-swing, swing),
    ])
  }
  return `${curve(points)}V600H-80Z`
}

/** A rugged ridge by midpoint displacement. */
export function ridge(
  chance: Chance,
  { y, swing, depth }: { y: number; swing: number; depth: number },
): Point[] {
  const edge = () => y + chance.between(-swing, swing) / 2
  let points: Point[] = [
    [-20, edge()],
    [820, edge()],
  ]
  let reach = swing
  for (let level = 0; level < depth; level += 1) {
    points = points.flatMap((point, index): Point[] => {
      const next = points[index + 1]
      if (next === undefined) return [point]
      const shift = chance.between(-0.12, 0.12) * (next[0] - point[0])
      const x = (point[0] + next[0]) / 2 + shift
      return [point, [x, (point[1] + next[1]) / 2 + chance.between(-reach, reach)]]
    })
    reach *= 0.52
  }
  return points
}
