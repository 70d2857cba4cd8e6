import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writtenDeclarations } from './declare-messages.ts'
import { declarationOf } from './message-declaration.ts'
import type { MessageTree } from './vite/messages.ts'

function inLanguages(german: MessageTree, polish: MessageTree) {
  return new Map([
    ['de', german],
    ['pl', polish],
  ])
}

test('the declaration that the compilers read is the one of the texts', () => {
  const file = join(import.meta.dirname, '../locales/messages.generated.ts')
  expect(readFileSync(file, 'utf8')).toBe(writtenDeclarations())
})

test('a text says which values it needs, as all its languages use them', () => {
  const german = { title: 'Ihr Konto', late: { note: '{count} für {name}' } }
  const polish = { title: 'Konto', late: { note: '{count, plural, few {#} other {#}} dla {name}' } }
  expect(declarationOf(inLanguages(german, polish))).toBe(
    [
      '{',
      '  readonly title: Plain',
      '  readonly late: {',
      '    readonly note: [{ readonly count: Figure; readonly name: Word }]',
      '  }',
      '}',
    ].join('\n'),
  )
})

test.each([
  ['another value', '{cout} für {name}'],
  ['a value less', '{count}'],
  ['no text', undefined],
])('a language with %s is refused', (_, polish) => {
  const languages = inLanguages(
    { note: '{count} für {name}' },
    polish === undefined ? {} : { note: polish },
  )
  expect(() => declarationOf(languages)).toThrow(/note .*pl/)
})

test('a language with a branch or a text of its own is refused', () => {
  const german = { note: '{mode, select, fast {x} other {y}}' }
  const misspelt = { note: '{mode, select, fats {x} other {y}}' }
  expect(() => declarationOf(inLanguages(german, misspelt))).toThrow('fats')
  expect(() => declarationOf(inLanguages(german, { ...german, more: 'x' }))).toThrow('more')
})
