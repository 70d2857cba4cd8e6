import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const roots =
  '{domain,contract,server,locales,content,web,database,drawings,tools,scripts,simulator}'

/** How soon is a rule where a test says so; elsewhere a machine may stand still for seconds. */
const patienceMs = 180_000

/** Tests that take too long for every change, `*.long.*`, run under `npm run test:long` alone. */
const long = process.env.CM24_LONG === '1' ? [] : ['**/*.long.*']

export default defineConfig({
  test: {
    environment: 'node',
    // Vitest itself leaves one processor idle, half of a small machine.
    maxWorkers: availableParallelism(),
    // A file for itself would load each module again; no test writes into a module.
    isolate: false,
    restoreMocks: true,
    testTimeout: patienceMs,
    hookTimeout: patienceMs,
    expect: { poll: { timeout: patienceMs / 3, interval: 50 } },
    globalSetup: ['database/testing/temporary-folder-of-run.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${roots}/**/*.test.{ts,tsx}`],
          exclude: ['**/*.db.test.ts', '**/node_modules/**', ...long],
        },
      },
      {
        // Tests that need a database: one PostgreSQL for all, one database per file.
        extends: true,
        test: {
          name: 'database',
          include: [`${roots}/**/*.db.test.ts`],
          exclude: ['**/node_modules/**', ...long],
          globalSetup: ['database/testing/global-setup.ts'],
        },
      },
    ],
  },
})
