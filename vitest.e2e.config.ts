import { defineConfig } from 'vitest/config'

/** Journeys in a real browser against a real server: few at once, because each needs a processor. */
export default defineConfig({
  test: {
    name: 'journeys',
    environment: 'node',
    include: ['e2e/journeys/**/*.e2e.ts'],
    globalSetup: ['e2e/support/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
