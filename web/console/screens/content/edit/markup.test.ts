import { expect, test } from 'vitest'
import { marked } from './markup.ts'

/** The marked part in square quotes. */
function shown(text: string, name: Parameters<typeof marked>[1]): string {
  const from = text.indexOf('⟦')
  const to = text.indexOf('⟧') - 1
  const after = marked({ text: text.replaceAll(/[⟦⟧]/g, ''), from, to }, name)
  return `${after.text.slice(0, after.from)}⟦${after.text.slice(after.from, after.to)}⟧${after.text.slice(after.to)}`
}

test.each([
  ['one ⟦two⟧ three', 'strong', 'one **⟦two⟧** three'],
  ['⟦⟧', 'link', '[⟦⟧](/)'],
  ['one\ntw⟦⟧o', 'heading', 'one\n## tw⟦⟧o'],
  ['⟦one\ntwo⟧\nthree', 'list', '- ⟦one\n- two⟧\nthree'],
] as const)('%j, %s', (text, name, expected) => {
  expect(shown(text, name)).toBe(expected)
})
