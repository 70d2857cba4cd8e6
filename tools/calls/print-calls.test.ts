import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { callsPage, callsPagePath } from './print-calls.ts'

test('docs/calls.md says what the contract says; `npm run calls -- --write` renews it', () => {
  expect(readFileSync(callsPagePath, 'utf8')).toBe(callsPage())
})
