import { parseArgs } from 'node:util'
import { positiveNumber, seedsOf, wholeNumber } from './arguments.ts'
import { report } from './play/report.ts'
import { runSeed } from './play/run-seed.ts'
import { shortened } from './play/shorten.ts'
import { runProcesses } from './processes/run-processes.ts'
import { startOwnServer } from './stage/own-server.ts'

/** `npm run simulate -- --seed 7 --days 3`, or `--seeds 1-20`; see docs/simulator.md. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string' },
    days: { type: 'string', default: '3' },
    'no-shrink': { type: 'boolean', default: false },
    processes: { type: 'boolean', default: false },
    kills: { type: 'string', default: '8' },
    stop: { type: 'boolean', default: false },
  },
})

if (values.processes) {
  const found = await runProcesses({
    seed: wholeNumber('seed', values.seed),
    kills: positiveNumber('kills', values.kills),
  })
  console.log(JSON.stringify(found, null, 2))
  process.exit(found.wrong.length === 0 ? 0 : 1)
}

const seeds =
  values.seeds === undefined ? [wholeNumber('seed', values.seed)] : seedsOf('seeds', values.seeds)
const days = positiveNumber('days', values.days)
const own = await startOwnServer()
let failed = 0
const played: Record<string, number> = {}
try {
  for (const seed of seeds) {
    const startedAt = Date.now()
    const result = await runSeed({ server: own.server, seed, days })
    const { failure, steps, calls, digest, counts } = result
    for (const [name, count] of Object.entries(result.played))
      played[name] = (played[name] ?? 0) + count
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    const head = `seed ${seed}, ${days} days: ${steps.length} steps, ${calls} trace lines, ${counts.views ?? 0} views, ${counts.sold ?? 0} looks at sales, ${seconds} s, trace ${digest}`
    if (failure === null) {
      console.log(`${head}: as the rules say`)
      continue
    }
    failed += 1
    console.log(`${head}: FAILED`)
    const short = values['no-shrink'] ? result : await shortened(own.server, result)
    console.log(report(short))
    if (values.stop) break
  }
} finally {
  await own.stop()
}
console.log(`played: ${describe(played)}`)
console.log(
  failed === 0 ? `${seeds.length} seeds, none failed` : `${failed} of ${seeds.length} failed`,
)
process.exit(failed === 0 ? 0 : 1)

function describe(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')
}
