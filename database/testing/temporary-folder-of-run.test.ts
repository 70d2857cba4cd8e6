import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { setup } from './temporary-folder-of-run.ts'

test('a test makes its temporary folders in that of its run', () => {
  expect(path.basename(tmpdir())).toMatch(/^cm24-temporary-run-/)
})

test('what a test has left in the folder of the run goes with the run', () => {
  const outer = tmpdir()
  const tearDown = setup()
  const folder = tmpdir()
  mkdirSync(path.join(folder, 'left'))
  writeFileSync(path.join(folder, 'left', 'behind.txt'), '')
  expect(path.dirname(folder)).toBe(outer)
  // PostgreSQL may run as another user, who passes through and sees nothing.
  expect(statSync(folder).mode & 0o777).toBe(0o711)

  tearDown()
  expect(existsSync(folder)).toBe(false)
  expect(tmpdir()).toBe(outer)
})
