import type { VehicleKind } from '../../vehicle/attribute.ts'
import type { ValuedVehicle } from '../valued-vehicle.ts'
import { featuresOf, quarterFeatures } from './features.ts'
import { allBodyTypes, type UsualValues } from './usual-values.ts'

/** What is kept of a trained version. All of it is JSON. */

export type KindModel = {
  readonly sales: number
  readonly columns: readonly string[]
  /** Of each column, on the logarithm of the price. */
  readonly effects: readonly number[]
  readonly usual: Readonly<Record<string, UsualValues>>
  /** The middle of each column, by body type. */
  readonly reference: Readonly<Record<string, readonly number[]>>
  /** Whose steps were learnt; a later one stands at the level of the last. */
  readonly quarters: readonly number[]
  /** How far sales of a cell usually lie off, as a logarithm; see `cellOf`. */
  readonly spread: Readonly<Record<string, number>>
  /** How many of those spreads the range reaches to either side, by body type. */
  readonly reach: Readonly<Record<string, number>>
}

export type ValuationModel = {
  readonly version: string
  /** The last month whose sales went in. */
  readonly lastMonth: number
  readonly kinds: Readonly<Partial<Record<VehicleKind, KindModel>>>
}

/** The value of each column of the model for a vehicle. */
export function columnsOf(model: KindModel, vehicle: ValuedVehicle, inMonth: number): Float64Array {
  const indexOf = indexes.get(model) ?? indexColumns(model)
  const values = new Float64Array(model.columns.length)
  const features = featuresOf(vehicle, inMonth, model.usual)
  for (const [column, value] of [...features, ...quarterFeatures(inMonth, model.quarters)]) {
    const index = indexOf.get(column)
    if (index !== undefined) values[index] = value
  }
  return values
}

const indexes = new WeakMap<KindModel, ReadonlyMap<string, number>>()

function indexColumns(model: KindModel): ReadonlyMap<string, number> {
  const indexOf = new Map(model.columns.map((column, index) => [column, index]))
  indexes.set(model, indexOf)
  return indexOf
}

export function logPrice(model: KindModel, columns: Float64Array): number {
  return model.effects.reduce((sum, effect, index) => sum + effect * (columns[index] ?? 0), 0)
}

/** Sales spread the more, the less is known of their series, and the older or more damaged they are. */
export function cellOf(vehicle: ValuedVehicle, inMonth: number, hasColumn: HasColumn): string {
  const { make, modelFamily } = vehicle
  const isSeriesKnown = hasColumn(`family.${make}.${modelFamily}`)
  const series = isSeriesKnown ? 'series' : hasColumn(`make.${make}`) ? 'make' : 'neither'
  const isDamaged = Object.values(vehicle.damages).some((has) => has)
  const years = (inMonth - vehicle.firstRegisteredInMonth) / 12
  const age = years < 5 ? 'young' : years < 12 ? 'middle' : 'old'
  return [series, isDamaged ? 'damaged' : 'whole', age].join('|')
}

export type HasColumn = (column: string) => boolean

export function hasColumnOf(model: KindModel): HasColumn {
  const indexOf = indexes.get(model) ?? indexColumns(model)
  return (column) => indexOf.has(column)
}

/** How far the range reaches to either side, as a logarithm. */
export function halfWidth(model: KindModel, vehicle: ValuedVehicle, inMonth: number): number {
  const spread = model.spread[cellOf(vehicle, inMonth, hasColumnOf(model))]
  const reach = model.reach[vehicle.bodyType] ?? model.reach[allBodyTypes] ?? 0
  return (spread ?? model.spread[anyCell] ?? 0) * reach
}

export const anyCell = ''
