/** Round figures for an axis: 1, 2, 2.5 or 5 times a power of ten, around the data. */
export function listTicks(range: { min: number; max: number; count?: number }): number[] {
  const { min, max, count = 4 } = range
  const rough = (max - min || Math.abs(max) || 1) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10)
  const first = Math.floor(min / step)
  const last = Math.max(Math.ceil(max / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
}

export type Range = { from: number; to: number }

/** 0 at the start of the range, 100 at its end. */
export function percentOf(value: number, { from, to }: Range): number {
  return to === from ? 0 : ((value - from) / (to - from)) * 100
}

export type ChartPoint = { at: number; value: number }

/** A line that keeps each value until the next one comes, in a box of 100 by 100. */
export function stepPath(
  points: readonly ChartPoint[],
  axes: { x: Range; y: Range; until: number },
): string {
  const x = (at: number) => percentOf(at, axes.x).toFixed(2)
  const y = (value: number) => (100 - percentOf(value, axes.y)).toFixed(2)
  const [first, ...rest] = points
  if (!first) return ''
  const steps = rest.map((point) => `H${x(point.at)}V${y(point.value)}`).join('')
  return `M${x(first.at)} ${y(first.value)}${steps}H${x(axes.until)}`
}
