import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import { motorhomeTable } from './motorhome-table.ts'
import { trailerTable } from './trailer-table.ts'

/** One line of the tables, read. */
export type DemoVehicle = {
  /** Names the vehicle in pictures, texts and keys, the same in every run. */
  readonly name: string
  readonly kind: VehicleKind
  readonly make: string
  readonly model: string
  readonly series: string
  readonly body: string
  readonly chassis: string
  readonly year: number
  readonly month: number
  readonly mileageKm: number
  readonly powerKw: number
  readonly gearbox: string
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
  readonly weightKg: number
  readonly beds: string
  readonly bedTypes: readonly string[]
  readonly seats: string
  readonly colour: string
  readonly targetPriceEur: number
  /** A seller of `people/demo-people.ts`. */
  readonly seller: string
  /** What becomes of the ad: a kind of `market/plan-ad.ts` and its arguments. */
  readonly situation: readonly string[]
}

const columnCount = 18

export const demoVehicles: readonly DemoVehicle[] = [
  ...readTable('motorhome', motorhomeTable),
  ...readTable('trailer', trailerTable),
]

function readTable(kind: VehicleKind, table: string): DemoVehicle[] {
  return table
    .trim()
    .split('\n')
    .map((line) => readLine(kind, line))
}

function readLine(kind: VehicleKind, line: string): DemoVehicle {
  const cells = line.split('|')
  if (cells.length !== columnCount) throw new Error(`A demo vehicle lacks columns: ${line}`)
  const cell = (place: number) => cells[place] ?? ''
  const [year = 0, month = 0] = cell(5).split('-').map(Number)
  const [lengthMm = 0, widthMm = 0, heightMm = 0] = cell(9).split('x').map(Number)
  return {
    name: `${cell(0)} ${cell(1)}`,
    kind,
    make: cell(0),
    model: cell(1),
    series: cell(2),
    body: cell(3),
    chassis: cell(4),
    year,
    month,
    mileageKm: Number(cell(6)),
    powerKw: Number(cell(7)),
    gearbox: cell(8),
    lengthMm,
    widthMm,
    heightMm,
    weightKg: Number(cell(10)),
    beds: cell(11),
    bedTypes: cell(12).split(','),
    seats: cell(13),
    colour: cell(14),
    targetPriceEur: Number(cell(15)),
    seller: cell(16),
    situation: cell(17).split(' '),
  }
}
