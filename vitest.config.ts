import { defineConfig } from 'vitest/config'

const roots = '{domain,contract,server,locales,web,database,tools,scripts,simulator}'

export default defineConfig({
  test: {
    environment: 'node',
    restoreMocks: true,
    globalSetup: ['database/testing/temporary-folder-of-run.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${roots}/**/*.test.{ts,tsx}`],
          exclude: ['**/*.db.test.ts', '**/node_modules/**'],
        },
      },
      {
        // Tests that need a database: one PostgreSQL for all, one database per file.
        extends: true,
        test: {
          name: 'database',
          include: [`${roots}/**/*.db.test.ts`],
          globalSetup: ['database/testing/global-setup.ts'],
          testTimeout: 40_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
