import { valuationSettings } from '../valuation-settings.ts'
import {
  type ComparedSale,
  type ComparedSales,
  classOf,
  comparablesOf,
  groupCompared,
  levelOf,
} from './comparables.ts'
import { allBodyTypes } from './usual-values.ts'
import { anyCell, cellOf, type HasColumn } from './valuation-model.ts'

/** How far prices lie from their estimate, and how wide a range has to be (split conformal, by body type). */

type Spread = Readonly<Record<string, number>>

/** So many sales draw the spread of a cell halfway to that of all. */
const priorSales = 50

export function spreadOf(compared: readonly ComparedSale[], hasColumn: HasColumn): Spread {
  const all = middleOf(compared)
  const cells = Map.groupBy(compared, ({ sale }) => cellOf(sale, sale.soldInMonth, hasColumn))
  return Object.fromEntries([
    [anyCell, all],
    ...[...cells].map(([cell, sales]) => {
      const spread = middleOf(sales) * sales.length + all * priorSales
      return [cell, spread / (sales.length + priorSales)] as const
    }),
  ])
}

/** Of each body type no more are measured: the looking for comparables grows with its square. */
const mostMeasured = 3000

/**
 * For each body type the number of spreads within which the wanted share of its sales lies, each estimated
 * from the other folds and with the level of its own comparables, as a valuation is.
 */
export function reachOf(
  compared: readonly ComparedSale[],
  { spread, hasColumn }: { readonly spread: Spread; readonly hasColumn: HasColumn },
): Readonly<Record<string, number>> {
  const groups = groupCompared(compared)
  const byBody = Map.groupBy(compared, ({ sale }) => sale.bodyType)
  const measured = [...byBody.values()].flatMap((ofBody) => spreadOver(ofBody, mostMeasured))
  const scored = measured.map((each) => {
    const { sale } = each
    const own = spread[cellOf(sale, sale.soldInMonth, hasColumn)] ?? spread[anyCell] ?? 1
    return { bodyType: sale.bodyType, score: Math.abs(levelledOf(each, groups)) / own }
  })
  const bodies = [...Map.groupBy(scored, ({ bodyType }) => bodyType)].filter(
    ([, sales]) => sales.length >= valuationSettings.leastSalesOfWidth,
  )
  return Object.fromEntries([
    [allBodyTypes, quantileOf(scored)],
    ...bodies.map(([bodyType, sales]) => [bodyType, quantileOf(sales)] as const),
  ])
}

function spreadOver<T>(all: readonly T[], most: number): readonly T[] {
  const step = Math.ceil(all.length / most)
  return all.filter((_each, index) => index % step === 0)
}

function levelledOf({ sale, residual }: ComparedSale, groups: ComparedSales): number {
  const compared = classOf(sale, sale.soldInMonth)
  if (!compared) return residual
  const leftOut = new Set([sale.saleId])
  return residual - levelOf(comparablesOf(compared, groups, { inMonth: sale.soldInMonth, leftOut }))
}

function quantileOf(scored: readonly { readonly score: number }[]): number {
  const sorted = scored.map(({ score }) => score).sort((one, other) => one - other)
  const place = Math.ceil((sorted.length + 1) * valuationSettings.coverage) - 1
  return sorted[Math.min(place, sorted.length - 1)] ?? 0
}

function middleOf(compared: readonly ComparedSale[]): number {
  const sorted = compared
    .map(({ residual }) => Math.abs(residual))
    .sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
