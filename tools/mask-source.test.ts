import { expect, test } from 'vitest'
import { maskSource } from './mask-source.ts'

test('blanks comments and keeps every position', () => {
  const { code } = maskSource('a /* b\nc */ d // e\nf')
  expect(code).toBe('a     \n     d     \nf')
})

test('blanks the content of strings, but not the code inside a template', () => {
  const opening = '$' + '{'
  const { syntax } = maskSource(`x('a // b', \`c ${opening}d('e')} f\`)`)
  expect(syntax).toBe(`x('      ', \`  ${opening}d(' ')}  \`)`)
})

test('takes a slash after a value for a division and after an operator for a pattern', () => {
  expect(maskSource('a / b / c').syntax).toBe('a / b / c')
  expect(maskSource('x = /a[/]b/g').syntax).toBe('x = /     /g')
})

test('does not lose its way after a closing tag or an apostrophe in the text of an element', () => {
  const { syntax } = maskSource("<p>it's</p>\n<br />\nconst a = 1")
  expect(syntax).toContain('const a = 1')
})

test('knows no line comments in style sheets', () => {
  expect(maskSource('a { b: url(//c) }', { isCss: true }).code).toContain('//c')
})
