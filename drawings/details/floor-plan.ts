import type { Chance } from '../chance.ts'
import { lighten, mix } from '../colour.ts'
import { circle, ellipse, line, path, rect, trace } from '../svg.ts'
import type { Fabric } from './room.ts'

const left = 70
const top = 190
const width = 660
const height = 220
const outline = { stroke: '#6d7d85', 'stroke-width': 2.5 }

export type PlanOptions = {
  readonly hasCab: boolean
  /** With the line of its length below it. */
  readonly isMeasured?: boolean
}

/** Seen from above, front to the right; caravans have a round seating group where others drive. */
export function drawFloorPlan(chance: Chance, fabric: Fabric, options: PlanOptions): string {
  const { hasCab, isMeasured = true } = options
  const measure = trace`M${left} 478H${left + width}M${left} 468v20M${left + width} 468v20`
  return [
    drawShell(fabric, hasCab),
    chance.happens(0.5) ? drawSingleBeds(fabric) : drawDoubleBed(fabric),
    drawBath(fabric),
    drawKitchenLine(fabric),
    drawDinette(fabric),
    hasCab ? drawCabSeats(fabric) : drawRoundSeating(fabric),
    drawEntrance(fabric),
    isMeasured ? line(measure, '#4b5d66', 2) : '',
  ].join('')
}

function drawShell({ floor }: Fabric, hasCab: boolean): string {
  const right = left + width
  const bottom = top + height
  const nose = hasCab
    ? [
        trace`H${right - 130}Q${right - 20} ${top + 6} ${right} ${top + 70}V${bottom - 70}`,
        trace`Q${right - 20} ${bottom - 6} ${right - 130} ${bottom}`,
      ].join('')
    : trace`H${right - 60}Q${right} ${top} ${right} ${top + 50}V${bottom - 50}Q${right} ${bottom} ${right - 60} ${bottom}`
  const wall = [
    trace`M${left + 22} ${top}`,
    nose,
    trace`H${left + 22}Q${left} ${bottom} ${left} ${bottom - 22}V${top + 22}Q${left} ${top} ${left + 22} ${top}Z`,
  ].join('')
  const shadow = { x: left + 10, y: top + 16, width: width - 6, height }
  return [
    rect(shadow, '#17303b', 26, { opacity: '.12' }),
    path(wall, floor, { stroke: '#4b5d66', 'stroke-width': 7 }),
  ].join('')
}

function drawSingleBeds({ cloth, edge }: Fabric): string {
  const thin = { stroke: edge, 'stroke-width': 1.5 }
  return [top + 10, top + height - 88]
    .map((y) =>
      [
        rect({ x: left + 10, y, width: 196, height: 78 }, '#f8f6f1', 8, outline),
        rect({ x: left + 18, y: y + 10, width: 40, height: 58 }, '#ffffff', 8, thin),
        rect({ x: left + 96, y: y + 2, width: 108, height: 74 }, cloth, 7, { opacity: '.75' }),
      ].join(''),
    )
    .join('')
}

function drawDoubleBed({ cloth, edge }: Fabric): string {
  const thin = { stroke: edge, 'stroke-width': 1.5 }
  return [
    rect({ x: left + 10, y: top + 34, width: 196, height: 152 }, '#f8f6f1', 10, outline),
    rect({ x: left + 18, y: top + 44, width: 42, height: 60 }, '#ffffff', 8, thin),
    rect({ x: left + 18, y: top + 116, width: 42, height: 60 }, '#ffffff', 8, thin),
    rect({ x: left + 92, y: top + 36, width: 112, height: 148 }, cloth, 8, { opacity: '.75' }),
  ].join('')
}

function drawBath({ edge }: Fabric): string {
  const fine = { stroke: edge, 'stroke-width': 2 }
  return [
    rect({ x: left + 220, y: top + 8, width: 104, height: 86 }, '#e9f0f2', 8, outline),
    ellipse([left + 252, top + 54], [18, 22], '#ffffff', fine),
    rect({ x: left + 286, y: top + 18, width: 30, height: 40 }, '#ffffff', 8, fine),
    rect({ x: left + 220, y: top + height - 84, width: 74, height: 76 }, '#dbe6ea', 8, outline),
    circle([left + 257, top + height - 46], 5, edge),
  ].join('')
}

function drawKitchenLine({ wood, edge }: Fabric): string {
  const bottom = top + height
  const sink = { x: left + 360, y: bottom - 54, width: 40, height: 36 }
  const burners = [
    [424, -28],
    [452, -28],
    [438, -48],
  ].map(([x = 0, y = 0]) => circle([left + x, bottom + y], 9, '#39464c'))
  return [
    rect({ x: left + 306, y: bottom - 74, width: 44, height: 66 }, lighten(wood, 0.2), 5, outline),
    rect({ x: left + 350, y: bottom - 64, width: 124, height: 56 }, wood, 8, outline),
    rect(sink, '#cfd8db', 6, { stroke: edge, 'stroke-width': 2 }),
    ...burners,
  ].join('')
}

function drawDinette({ cloth, wood }: Fabric): string {
  const table = { x: left + 424, y: top + 14, width: 62, height: 74 }
  return [
    rect({ x: left + 352, y: top + 8, width: 62, height: 84 }, cloth, 10, outline),
    rect({ x: left + 352, y: top + 8, width: 16, height: 84 }, mix(cloth, '#0b2530', 0.2), 8),
    rect(table, lighten(wood, 0.35), 10, outline),
  ].join('')
}

function drawCabSeats({ cloth }: Fabric): string {
  const seats = [top + 18, top + height - 82].map((y) =>
    [
      rect({ x: left + 512, y, width: 62, height: 64 }, cloth, 14, outline),
      rect({ x: left + 510, y: y + 4, width: 15, height: 56 }, mix(cloth, '#0b2530', 0.22), 7),
    ].join(''),
  )
  const screen = [
    trace`M${left + 600} ${top + 26}Q${left + 640} ${top + 60} ${left + 640} ${top + 110}`,
    trace`T${left + 600} ${top + 194}`,
  ].join('')
  const steering = { stroke: '#39464c', 'stroke-width': 4 }
  return [
    ...seats,
    line(screen, '#6f8b98', 7),
    circle([left + 592, top + 52], 17, 'none', steering),
  ].join('')
}

function drawRoundSeating({ cloth, wood }: Fabric): string {
  const x = left + 516
  const bench = trace`M${x} ${top + 10}H${x + 84}Q${x + 132} ${top + 10} ${x + 132} ${top + 56}V${top + height - 56}Q${x + 132} ${top + height - 10} ${x + 84} ${top + height - 10}H${x}V${top + height - 60}H${x + 76}V${top + 60}H${x}Z`
  const table = { x: x + 4, y: top + 72, width: 60, height: 76 }
  return path(bench, cloth, outline) + rect(table, lighten(wood, 0.35), 10, outline)
}

function drawEntrance({ floor }: Fabric): string {
  const bottom = top + height
  const swing = trace`M${left + 484} ${bottom}v52a54 54 0 0 0 58-52`
  return [
    line(trace`M${left + 484} ${bottom}h58`, floor, 9, { 'stroke-linecap': 'butt' }),
    path(swing, 'none', { stroke: '#4b5d66', 'stroke-width': 2, 'stroke-dasharray': '5 5' }),
  ].join('')
}
