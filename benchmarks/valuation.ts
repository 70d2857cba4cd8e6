import { availableParallelism, loadavg } from 'node:os'
import { inventedSales } from '#database/seeds/invented-sales/invented-sales.ts'
import { trainModel } from '#domain/valuation/model/train-model.ts'
import { tableLine } from './support/figures.ts'
import { numberOption } from './support/options.ts'
import { type BackTest, backTest, endsBeforeMonth, processorMs } from './valuation/back-test.ts'

/**
 * `npm run bench -- valuation`: valuations of 4,000 sales from 16,000 others, all of them invented
 * (docs/decisions/0136), beside two simple estimates, by chance and by time; then the training on many sales.
 * Options: `--held-out 4000`, `--many 100000`.
 */

const heldOut = numberOption('held-out', 4000)
const many = numberOption('many', 100_000)

const sales = inventedSales()
const load = loadavg()[0]?.toFixed(1)
console.log(
  `Node ${process.version}, ${availableParallelism()} cores, load before the start ${load}`,
)
console.log(`${sales.length} invented sales of six years, ${heldOut} of them held out`)
const shuffled = [...sales].sort((one, other) => order(one.saleId) - order(other.saleId))
print('by chance', backTest(shuffled.slice(heldOut), shuffled.slice(0, heldOut)))
print('by time', backTest(sales.slice(0, -heldOut), sales.slice(-heldOut)))

const long = inventedSales(many, 7)
const begun = process.cpuUsage()
const { model } = trainModel(long, 'many', endsBeforeMonth)
const seconds = processorMs(begun) / 1000
const columns = Object.values(model.kinds).map((kind) => kind.columns.length)
console.log(
  `\ntraining on ${many} invented sales, processor time: ${seconds.toFixed(1)} s, ${columns.join(' and ')} columns`,
)

function order(saleId: number): number {
  return Math.imul(saleId ^ (saleId >>> 7), 0x85ebca6b) >>> 0
}

function print(name: string, test: BackTest): void {
  const { errorPercent, coveragePercent, widthPercent, valuateMs } = test
  const better = Math.min(errorPercent.makeAndAge, errorPercent.nearest)
  const percent = (value: number) => `${value.toFixed(1)}%`
  console.log(
    `\nsplit ${name}: ${test.valuated} of ${test.tested} valuated, the others go to a person`,
  )
  const widths = [36, 12]
  for (const line of [
    ['median error', percent(errorPercent.model)],
    ['median error, make and age', percent(errorPercent.makeAndAge)],
    ['median error, nearest ten', percent(errorPercent.nearest)],
    ['beside the better of both', (errorPercent.model / better).toFixed(2)],
    ['within the range', percent(coveragePercent)],
    ['width of the range', percent(widthPercent)],
    ['training, s of processor time', (test.trainMs / 1000).toFixed(2)],
    ...(['processor', 'clock'] as const).flatMap((by) =>
      (['mean', 'p50', 'p99'] as const).map((of) => [
        `valuation, ms by the ${by}, ${of}`,
        valuateMs[by][of].toFixed(2),
      ]),
    ),
  ]) {
    console.log(tableLine(line, widths))
  }
  const bodies = Object.entries(test.coverageByBody).sort(
    ([, one], [, other]) => other.count - one.count,
  )
  for (const [body, { count, percent: within }] of bodies) {
    console.log(tableLine([`within, ${body}, of ${count}`, percent(within)], widths))
  }
}
