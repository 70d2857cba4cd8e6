import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale } from '#locales/locales.ts'
import { type MessageTree, pageAreasOf, readTree } from './vite/messages.ts'

/**
 * Writes the German texts as a type, so that the compiler knows every key and every argument of
 * `t('box.placeBid', { amount })`. Run it after changing keys or arguments; a build does it too.
 */
const root = join(import.meta.dirname, '..')
const target = join(root, 'locales/messages.generated.ts')

/** Answers whether the file had to change. */
export function declareMessages(): boolean {
  const folder = join(root, 'locales/messages', defaultLocale)
  const areas = pageAreasOf(folder).map(
    (area) => `  readonly ${quoted(area)}: ${typeOf(readTree(join(folder, `${area}.json`)), 2)}`,
  )
  const text = [
    '// Written by tools/declare-messages.ts from the German texts. Do not edit.',
    'export type Messages = {',
    ...areas,
    '}',
    '',
  ].join('\n')
  if (text === current()) return false
  writeFileSync(target, text)
  return true
}

function current(): string {
  try {
    return readFileSync(target, 'utf8')
  } catch {
    return ''
  }
}

function typeOf(value: string | MessageTree, depth: number): string {
  if (typeof value === 'string') return JSON.stringify(value)
  const indent = '  '.repeat(depth)
  const lines = Object.entries(value).map(
    ([key, inner]) => `${indent}readonly ${quoted(key)}: ${typeOf(inner, depth + 1)}`,
  )
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth - 1)}}`
}

function quoted(key: string): string {
  return /^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key)
}

if (import.meta.main) declareMessages()
