import { type Part, partOf } from './model/features.ts'
import { allBodyTypes } from './model/usual-values.ts'
import type { KindModel } from './model/valuation-model.ts'

/** What moved a price: what is usual for the body type, and each attribute's part, all adding up. */
export type PriceParts = {
  readonly usualEur: number
  /** The largest first; `comparables` is what similar sales reached beyond what the attributes say. */
  readonly parts: readonly { readonly part: Part; readonly eur: number }[]
  readonly likelyEur: number
}

const stepEur = 100

/**
 * Parts of a logarithm become euros by one factor, so that they add up. Those of attributes come from the
 * model alone; what is left to the published price goes to `comparables`, which tells no more of single
 * sales than that price does (rules 1).
 */
export function partsOf(
  model: KindModel,
  of: { readonly bodyType: string; readonly columns: Float64Array; readonly likelyEur: number },
): PriceParts {
  const middle = model.reference[of.bodyType] ?? model.reference[allBodyTypes] ?? []
  const logs = new Map<Part, number>()
  let usualLog = 0
  for (const [index, part] of partsOfColumns(model).entries()) {
    const effect = model.effects[index] ?? 0
    const usual = middle[index] ?? 0
    usualLog += effect * usual
    const moved = effect * ((of.columns[index] ?? 0) - usual)
    logs.set(part, (logs.get(part) ?? 0) + moved)
  }
  const total = [...logs.values()].reduce((sum, log) => sum + log, 0)
  const usual = Math.exp(usualLog)
  const perLog = Math.abs(total) < 1e-9 ? usual : (usual * Math.expm1(total)) / total
  const usualEur = rounded(usual)
  const parts = [...logs]
    .map(([part, log]) => ({ part, eur: rounded(log * perLog) }))
    .filter(({ eur }) => eur !== 0)
  const left = of.likelyEur - parts.reduce((sum, { eur }) => sum + eur, usualEur)
  const all = left === 0 ? parts : [...parts, { part: 'comparables', eur: left }]
  all.sort((one, other) => Math.abs(other.eur) - Math.abs(one.eur))
  return { usualEur, parts: all, likelyEur: of.likelyEur }
}

const known = new WeakMap<KindModel, readonly Part[]>()

/** The same for all vehicles, so each column is read once. */
function partsOfColumns(model: KindModel): readonly Part[] {
  const parts = known.get(model) ?? model.columns.map(partOf)
  known.set(model, parts)
  return parts
}

function rounded(eur: number): number {
  return Math.round(eur / stepEur) * stepEur
}
