import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** By name, so that the market's clock goes the same way in every run. */
class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => one.moduleId.localeCompare(other.moduleId))
  }
}

const journeys = {
  environment: 'node',
  // What hangs ends by the patience of each of its steps; the whole is only long on a busy machine.
  testTimeout: 300_000,
  hookTimeout: 120_000,
  // As long as an action in the browser waits; what comes early is seen early.
  expect: { poll: { timeout: 60_000, interval: 50 } },
} as const

/** Run by `npm run test:long` alone. */
const long = process.env.CM24_LONG === '1' ? [] : ['e2e/journeys/**/*.long.e2e.ts']
const throughTime = 'e2e/journeys/through-time/**/*.e2e.ts'

/**
 * Journeys in a real browser against one real server, all with the same market: what one of them changes
 * is an ad that it finds by its name and that none beside it bids on. First those that take the clock as
 * it is, two at once, because each needs a processor; then, one by one, those that move it on.
 */
export default defineConfig({
  test: {
    globalSetup: ['database/testing/temporary-folder-of-run.ts', 'e2e/support/global-setup.ts'],
    maxWorkers: 2,
    // A file for itself would load each module again; no journey writes into a module.
    isolate: false,
    // The server ends in order, and its database after it.
    teardownTimeout: 120_000,
    sequence: { sequencer: ByName },
    projects: [
      {
        test: {
          ...journeys,
          name: 'in the present',
          include: ['e2e/journeys/**/*.e2e.ts'],
          exclude: [throughTime, ...long],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...journeys,
          name: 'through time',
          include: [throughTime],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
