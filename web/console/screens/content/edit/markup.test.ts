import { expect, test } from 'vitest'
import { readMarkdown } from '#content/markdown/read-markdown.ts'
import { marked, pictureMarkup, withBlock } from './markup.ts'

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

test.each([
  ['one⟦⟧ two', 'one\n\nX\n\n⟦⟧two'],
  ['⟦one⟧', 'one\n\nX\n⟦⟧'],
  ['⟦⟧', 'X\n⟦⟧'],
  ['one\n\n⟦⟧\n\ntwo', 'one\n\nX\n\n⟦⟧two'],
])('a block is a paragraph of its own at the mark: %j', (text, expected) => {
  const [from, to] = [text.indexOf('⟦'), text.indexOf('⟧') - 1]
  const after = withBlock({ text: text.replaceAll(/[⟦⟧]/g, ''), from, to }, 'X')
  expect(`${after.text.slice(0, after.from)}⟦⟧${after.text.slice(after.to)}`).toBe(expected)
})

test.each([
  ['A hall', 'A hall'],
  [' A [dry] hall ', 'A [dry] hall'],
  ['](/elsewhere) ![x', '](/elsewhere) ![x'],
  ['C:\\halls\\', 'C:/halls/'],
  ['Two\nlines', 'Two lines'],
])('what %j says of a picture is read as it was written', (alt, read) => {
  const key = 'a'.repeat(32)
  const picture = { key, width: 640, height: 480, widths: [640], fileName: 'hall.jpg' }
  const { blocks, faults } = readMarkdown(pictureMarkup(alt, picture), new Map([[key, picture]]))
  expect(faults).toEqual([])
  expect(blocks).toMatchObject([{ kind: 'picture', alt: read }])
})
