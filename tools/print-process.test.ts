import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { processGraph, processPage, processPagePath } from './print-process.ts'

test('docs/process.md says what the process table says; `npm run process -- --write` renews it', () => {
  expect(readFileSync(processPagePath, 'utf8')).toBe(processPage())
})

test('an option it does not know is refused, not passed over', () => {
  const program = join(import.meta.dirname, 'print-process.ts')
  const { status, stderr } = spawnSync(process.execPath, [program, '--grpah'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([2, 'npm run process [-- --graph | --write]\n'])
})

test('the graph has the ways of the first and the next round (rules 2)', () => {
  const graph = processGraph()
  expect(graph).toContain('[*] --> editing: create')
  expect(graph).toContain('failed --> under_review: restart')
  expect(graph).toContain('ended --> sold: settle')
  expect(graph).not.toContain('same')
})
