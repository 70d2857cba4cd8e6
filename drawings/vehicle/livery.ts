import { mix } from '../colour.ts'
import { path, rect, trace } from '../svg.ts'
import type { Paint } from './paint.ts'

type Panel = { readonly from: number; readonly to: number }

/** The pattern of the make between two points of the body; the caller clips it to the outline. */
export function drawLivery({ stripe, body }: Paint, pattern: number, { from, to }: Panel): string {
  const width = to - from
  const paler = mix(stripe, body, 0.45)
  const palest = mix(stripe, body, 0.72)
  const band = (y: number, height: number, fill: string) =>
    rect({ x: from, y, width, height }, fill)
  switch (pattern) {
    case 0:
      return band(50, 36, stripe) + band(89, 4, paler)
    case 1:
      return wave({ from, to }, stripe, paler)
    case 2:
      return slashes(from, [stripe, paler, palest]) + band(50, 9, stripe)
    case 3:
      return band(112, 9, stripe) + band(124, 2.6, paler) + band(50, 14, palest)
    default:
      return sweep({ from, to }, stripe, palest)
  }
}

function wave({ from, to }: Panel, colour: string, echo: string): string {
  const at = (share: number) => from + (to - from) * share
  const main = [
    trace`M${from - 5} 150C${at(0.25)} 118 ${at(0.45)} 76 ${to + 5} 92V62`,
    trace`C${at(0.5)} 46 ${at(0.3)} 84 ${from - 5} 108Z`,
  ].join('')
  const above = [
    trace`M${from - 5} 164C${at(0.25)} 132 ${at(0.45)} 88 ${to + 5} 104V98`,
    trace`C${at(0.45)} 82 ${at(0.25)} 124 ${from - 5} 156Z`,
  ].join('')
  return path(main, colour) + path(above, echo)
}

function slashes(from: number, colours: readonly [string, string, string]): string {
  const bands = [
    [26, 34],
    [72, 18],
    [100, 9],
  ] as const
  return bands
    .map(([offset, width], index) => {
      const outline = trace`M${from + offset - 30} 30h${width}l80 280h${-width}Z`
      return path(outline, colours[index] ?? colours[0])
    })
    .join('')
}

function sweep({ from, to }: Panel, colour: string, field: string): string {
  const width = to - from
  const at = (share: number) => from + width * share
  const back = [
    trace`M${from - 5} 320V150C${from + 60} 110 ${from + 120} 92 ${at(0.55)} 88L${to + 5} 84V78`,
    trace`L${at(0.5)} 76C${from + 140} 80 ${from + 150} 100 ${from + 112} 180`,
    trace`C${from + 96} 230 ${from + 90} 280 ${from + 84} 320Z`,
  ].join('')
  const front = [
    trace`M${from + 84} 320C${from + 90} 280 ${from + 96} 230 ${from + 112} 180`,
    trace`C${from + 128} 132 ${from + 150} 96 ${at(0.5)} 90L${to + 5} 92V100`,
    trace`L${at(0.5)} 98C${from + 190} 104 ${from + 160} 136 ${from + 142} 180`,
    trace`C${from + 124} 230 ${from + 118} 280 ${from + 114} 320Z`,
  ].join('')
  return path(back, field) + path(front, colour)
}
