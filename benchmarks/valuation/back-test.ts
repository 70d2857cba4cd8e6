import { type ComparableClass, nameOfClass } from '#domain/pricing/odds/comparable-vehicles.ts'
import { classOf } from '#domain/valuation/model/comparables.ts'
import { trainModel } from '#domain/valuation/model/train-model.ts'
import { valuate } from '#domain/valuation/valuate.ts'
import { monthNumber, type SoldVehicle } from '#domain/valuation/valued-vehicle.ts'
import { percentile } from '../support/figures.ts'
import { medianOfMakeAndAge, nearestTen } from './baselines.ts'

/** The invented history ends with a quarter. */
export const endsBeforeMonth = monthNumber(2026, 10)

/** How near a valuation from some sales comes to what others were sold for. */

export type BackTest = {
  readonly tested: number
  readonly valuated: number
  readonly errorPercent: {
    readonly model: number
    readonly makeAndAge: number
    readonly nearest: number
  }
  readonly coveragePercent: number
  readonly coverageByBody: Readonly<
    Record<string, { readonly count: number; readonly percent: number }>
  >
  /** The range beside its likely value, at the median. */
  readonly widthPercent: number
  readonly trainMs: number
  readonly valuateMs: { readonly processor: Spread; readonly clock: Spread }
}

type Spread = { readonly mean: number; readonly p50: number; readonly p99: number }

type Tested = {
  readonly sale: SoldVehicle
  readonly fromEur: number
  readonly toEur: number
  readonly errors: readonly [number, number, number]
}

export function backTest(train: readonly SoldVehicle[], test: readonly SoldVehicle[]): BackTest {
  const begun = process.cpuUsage()
  const trained = trainModel(train, 'back-test', endsBeforeMonth)
  const trainMs = processorMs(begun)
  const byMakeAndAge = medianOfMakeAndAge(train)
  const byNearest = nearestTen(train)
  const clockMs: number[] = []
  const valuationMs: number[] = []
  // The valuations alone first: what the baselines leave for the garbage collector is not theirs.
  const valuated = test.map((sale) => {
    const inMonth = sale.soldInMonth
    const roundUpBy = roundingOf(classOf(sale, inMonth))
    const processorBefore = process.cpuUsage()
    const asked = performance.now()
    const answer = valuate(sale, trained, { inMonth, ownSaleIds: new Set(), roundUpBy })
    clockMs.push(performance.now() - asked)
    valuationMs.push(processorMs(processorBefore))
    return { sale, answer }
  })
  const tested = valuated.flatMap(({ sale, answer }): Tested[] => {
    if (answer.kind === 'person') return []
    const off = (eur: number) => (100 * Math.abs(eur - sale.hammerEur)) / sale.hammerEur
    return [
      {
        ...{ sale, ...answer.range },
        errors: [off(answer.likelyEur), off(byMakeAndAge(sale)), off(byNearest(sale))],
      },
    ]
  })
  const middle = (index: 0 | 1 | 2) =>
    percentile(
      tested.map(({ errors }) => errors[index]),
      50,
    )
  const widths = tested.map(({ fromEur, toEur }) => (200 * (toEur - fromEur)) / (toEur + fromEur))
  return {
    tested: test.length,
    valuated: tested.length,
    errorPercent: { model: middle(0), makeAndAge: middle(1), nearest: middle(2) },
    coveragePercent: coverageOf(tested),
    coverageByBody: Object.fromEntries(
      [...Map.groupBy(tested, ({ sale }) => sale.bodyType)].map(([body, group]) => [
        body,
        { count: group.length, percent: coverageOf(group) },
      ]),
    ),
    widthPercent: percentile(widths, 50),
    trainMs,
    valuateMs: { processor: spreadOf(valuationMs), clock: spreadOf(clockMs) },
  }
}

function spreadOf(ms: readonly number[]): Spread {
  const mean = ms.reduce((sum, each) => sum + each, 0) / ms.length
  return { mean, p50: percentile(ms, 50), p99: percentile(ms, 99) }
}

export function processorMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}

function coverageOf(tested: readonly Tested[]): number {
  const within = tested.filter(
    ({ sale, fromEur, toEur }) => sale.hammerEur >= fromEur && sale.hammerEur <= toEur,
  )
  return (100 * within.length) / Math.max(1, tested.length)
}

/** Any even spread of figures serves: on the server they follow from a secret. */
function roundingOf(compared: ComparableClass | null): number {
  let mixed = 2_166_136_261
  for (const character of compared ? nameOfClass(compared) : '') {
    mixed = Math.imul(mixed ^ character.charCodeAt(0), 16_777_619) >>> 0
  }
  return mixed / 2 ** 32
}
