import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashSources } from './build.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cm24-sources-'))
  mkdirSync(path.join(folder, 'web/ui'), { recursive: true })
  writeFileSync(path.join(folder, 'web/ui/link.tsx'), 'one')
})

afterEach(() => rmSync(folder, { recursive: true }))

const hash = (): string => hashSources(folder, ['web', 'vite.config.ts'])

test('a build is repeated when a source changes, comes, goes or gets another name', () => {
  const seen = new Set([hash()])
  writeFileSync(path.join(folder, 'web/ui/link.tsx'), 'two')
  seen.add(hash())
  writeFileSync(path.join(folder, 'vite.config.ts'), '')
  seen.add(hash())
  renameSync(path.join(folder, 'web/ui/link.tsx'), path.join(folder, 'web/ui/anchor.tsx'))
  seen.add(hash())
  rmSync(path.join(folder, 'web/ui/anchor.tsx'))
  seen.add(hash())

  expect(seen.size).toBe(5)
})

test('a build is not repeated for a test or for what the pages do not read', () => {
  const before = hash()
  writeFileSync(path.join(folder, 'web/ui/link.test.ts'), '')
  mkdirSync(path.join(folder, 'server'))
  writeFileSync(path.join(folder, 'server/app.ts'), '')

  expect(hash()).toBe(before)
})
