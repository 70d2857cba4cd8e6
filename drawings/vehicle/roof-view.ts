import { ellipse, line, path, rect, trace } from '../svg.ts'
import { bodyFill, glassFill, type Paint, paintDefinitions } from './paint.ts'
import type { VehicleShape } from './vehicle-shape.ts'

/** Seen from above in a frame of 600 x 400, front to the right. */
export function drawRoofView(shape: VehicleShape, paint: Paint): string {
  const edge = { stroke: paint.line, 'stroke-width': 2 }
  const roof = roofs[shape] ?? coachRoof
  const hatch = (x: number, size: number) =>
    rect({ x: x - size / 2, y: 200 - size / 2, width: size, height: size }, '#dfe6e8', 9, edge)
  return [
    `<defs>${paintDefinitions(paint)}</defs>`,
    ellipse([300, 214], [274, 112], '#17242b', { opacity: '.1' }),
    path(roof.outline, bodyFill, edge),
    roof.hasScreen ? drawScreen(paint) : '',
    roof.isTent ? line('M60 110L540 290M60 290L540 110', paint.line, 2, { opacity: '.5' }) : '',
    roof.isTent ? '' : hatch(112, 62) + drawPanel() + hatch(342, 80),
    roof.hasDrawbar ? drawDrawbar() : '',
  ].join('')
}

type Roof = {
  readonly outline: string
  readonly hasScreen?: true
  readonly hasDrawbar?: true
  readonly isTent?: true
}

const coachRoof: Roof = {
  outline:
    'M66 104H404Q520 108 546 148Q560 200 546 252Q520 292 404 296H66Q40 296 40 270V130Q40 104 66 104Z',
  hasScreen: true,
}
const trailerRoof: Roof = {
  outline: 'M70 104H440Q492 104 492 150V250Q492 296 440 296H70Q40 296 40 266V134Q40 104 70 104Z',
  hasDrawbar: true,
}
const box = 'M48 104H484Q492 104 492 112V288Q492 296 484 296H48Q40 296 40 288V112Q40 104 48 104Z'

const roofs: Readonly<Partial<Record<VehicleShape, Roof>>> = {
  caravan: trailerRoof,
  teardrop: trailerRoof,
  boxTrailer: { ...trailerRoof, outline: box },
  tarpTrailer: { outline: box, hasDrawbar: true, isTent: true },
}

function drawScreen(paint: Paint): string {
  const edge = { stroke: paint.line, 'stroke-width': 2 }
  const screen = 'M462 126Q500 152 500 200Q500 248 462 274L432 256Q446 230 446 200Q446 170 432 144Z'
  return path(screen, glassFill, edge) + line('M520 130V270', paint.line, 1.6, { opacity: '.5' })
}

function drawPanel(): string {
  const cells = trace`M176 178H270M176 222H270M223 134V266`
  return rect({ x: 176, y: 134, width: 94, height: 132 }, '#24405a', 5) + line(cells, '#6d93b4', 2)
}

function drawDrawbar(): string {
  return line('M492 150L560 200L492 250', '#5d6a71', 9, { 'stroke-linejoin': 'round' })
}
