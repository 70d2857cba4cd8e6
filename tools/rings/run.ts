/**
 * Runs the rings of checks and tests, the quick ones first, and counts over all of them. The
 * last line is always `N passed, N failed`; the exit code is 0 only if
 * nothing failed. With `--long` it runs what takes too long for every change instead: seeds of the
 * simulator, searches by the thousand, the ends of `npm start` and of its database, archives of a market
 * in use, the pages by axe-core in each language.
 */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { checkProject } from '../check.ts'
import {
  describeDuration,
  describeSlowest,
  type Ring,
  type RingResult,
  sumResults,
} from '../ring.ts'
import { browserEnvironment } from './browser.ts'
import { endRunning, runAsOne } from './run-command.ts'
import { vitestRing } from './vitest-ring.ts'

const quickLimitSeconds = 60
const testLimitSeconds = 660
/** Ends what hangs: the slowest machine has taken 1,140 seconds with nothing else at work (docs/decisions/0116-ten-minutes-of-tests.md). */
const journeyLimitSeconds = 1500
const longLimitSeconds = 3600
const slowestFiles = 10
/** Of `npm test` as a whole. A busy machine takes longer, so that nothing fails by it. */
const budgetSeconds = 600

const rings: readonly Ring[] = [
  { name: 'types', run: runTypes },
  {
    name: 'lint',
    run: () =>
      runAsOne({
        program: 'biome',
        arguments: ['check', '--max-diagnostics=50', '.'],
        limitSeconds: quickLimitSeconds,
      }),
  },
  { name: 'rules', run: checkProject },
  vitestRing({
    name: 'unit',
    arguments: ['--project', 'unit'],
    limitSeconds: testLimitSeconds,
  }),
  vitestRing({
    name: 'database',
    // A third of such a test is waiting, for a job or for a second to pass.
    arguments: ['--project', 'database', `--maxWorkers=${availableParallelism() + 1}`],
    limitSeconds: testLimitSeconds,
  }),
  { name: 'journeys', run: () => runJourneys() },
]

/** Tests do more of the same then, or are files of their own (`vitest.config.ts`). */
const asLong = { CM24_LONG: '1' }

const longRings: readonly Ring[] = [
  {
    name: 'simulator',
    run: () =>
      runAsOne({
        program: 'node',
        arguments: ['simulator/main.ts', '--seeds', '1-20', '--days', '3'],
        limitSeconds: longLimitSeconds,
      }),
  },
  vitestRing({
    name: 'searches',
    arguments: ['--project', 'unit', 'domain/catalog'],
    limitSeconds: testLimitSeconds,
    environment: asLong,
  }),
  vitestRing({
    name: 'ends',
    arguments: ['--project', 'database', '.long.'],
    limitSeconds: testLimitSeconds,
    environment: asLong,
  }),
  { name: 'looks', run: () => runJourneys(['look-of-'], asLong) },
  { name: 'reading', run: () => runJourneys(['.long.'], asLong) },
]

let isStopping = false

/**
 * Two at a time, the large ones first, each with one thread: the threads of one compiler each work out the
 * contract's types again, which took 112 s of processor time in all where this takes 44.
 */
async function runTypes(): Promise<RingResult> {
  const waiting = ['server', 'web', 'e2e', 'contract', 'domain']
  const results: RingResult[] = []
  const work = async (): Promise<void> => {
    for (let config = waiting.shift(); config !== undefined; config = waiting.shift()) {
      results.push(
        await runAsOne({
          program: 'tsc',
          arguments: ['-p', `tsconfig.${config}.json`, '--singleThreaded'],
          limitSeconds: quickLimitSeconds,
        }),
      )
    }
  }
  await Promise.all([work(), work()])
  return sumResults(results)
}

async function runJourneys(
  files: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<RingResult> {
  const browser = await browserEnvironment()
  if (browser === undefined) {
    return { passed: 0, failed: 1, report: 'No browser was found and none could be installed.' }
  }
  return vitestRing({
    name: 'journeys',
    arguments: ['--config', 'vitest.e2e.config.ts', ...files],
    limitSeconds: journeyLimitSeconds,
    environment: { ...browser, ...environment },
  }).run()
}

function chooseRings(): readonly Ring[] {
  const { values } = parseArgs({
    options: {
      'without-journeys': { type: 'boolean' },
      only: { type: 'string', multiple: true },
      long: { type: 'boolean' },
    },
  })
  const offered = values.long ? longRings : rings
  const names = values.only
  const unknown = names?.find((name) => !offered.some((ring) => ring.name === name))
  if (unknown) throw new Error(`There is no ring ${unknown}.`)
  return offered.filter(
    ({ name }) =>
      !(values['without-journeys'] && name === 'journeys') && (names?.includes(name) ?? true),
  )
}

async function runAll(): Promise<number> {
  const runStartedAt = performance.now()
  const chosen = chooseRings()
  const results = await runInTurn(chosen)
  if (isStopping) return 130
  const { passed, failed, files = [] } = sumResults(results)
  const isWhole = rings.every(({ name }) => chosen.some((ring) => ring.name === name))
  if (files.length > 0) {
    console.log(`\nThe slowest files:\n${describeSlowest(files, slowestFiles)}\n`)
  }
  if (isWhole) console.log(describeDuration(secondsSince(runStartedAt), budgetSeconds))
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

async function runInTurn(chosen: readonly Ring[]): Promise<RingResult[]> {
  const results: RingResult[] = []
  for (const ring of chosen) {
    if (isStopping) return results
    const startedAt = performance.now()
    const result = await ring.run().catch(
      (error: Error): RingResult => ({
        passed: 0,
        failed: 1,
        report: error.stack ?? error.message,
      }),
    )
    if (isStopping) return results
    const seconds = secondsSince(startedAt).toFixed(1)
    if (result.report !== '') console.log(`\n--- ${ring.name}\n${result.report}\n`)
    console.log(
      `${ring.name.padEnd(9)} ${result.passed} passed, ${result.failed} failed, ${seconds} s`,
    )
    results.push(result)
  }
  return results
}

function secondsSince(startedAt: number): number {
  return (performance.now() - startedAt) / 1000
}

function stop(): void {
  isStopping = true
  endRunning()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
// The process that started us is gone.
process.on('disconnect', stop)

process.exitCode = await runAll()
if (process.connected) process.disconnect?.()
