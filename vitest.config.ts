import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{domain,contract,server,locales,web,database,tools,scripts,simulator}/**/*.test.{ts,tsx}',
    ],
    environment: 'node',
    restoreMocks: true,
  },
})
