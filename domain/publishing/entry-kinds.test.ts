import { expect, test } from 'vitest'
import { faultsOfText, textToKeep } from './entry-kinds.ts'

test('a text is published only whole and in the form that its addresses need', () => {
  expect(faultsOfText('guide_article', { title: 'Papers', slug: 'The Papers' })).toEqual([
    { field: 'slug', rule: 'regex' },
    { field: 'summary', rule: 'required' },
    { field: 'author', rule: 'required' },
    { field: 'validFrom', rule: 'required' },
    { field: 'body', rule: 'required' },
  ])
  expect(
    faultsOfText('popup', { title: 'New terms', validFrom: '2026-13-40', body: 'Soon.' }),
  ).toEqual([{ field: 'validFrom', rule: 'date' }])
  // Pages have no slash at the end, and two at the beginning would name a host.
  for (const url of ['javascript:alert(1)', '//evil.example', '/handel/', '/a//b']) {
    expect(faultsOfText('landing_page', { title: 'Dealers', url })).toEqual([
      { field: 'url', rule: 'invalid' },
    ])
  }
  expect(faultsOfText('faq', { title: 'Why?', body: 'Because.', position: '3' })).toEqual([])
})

test('a field of one line is kept without the space around it, as it is judged', () => {
  const typed = { title: ' Dealers ', url: '/handel\t', summary: 'One\n\nTwo\n', version: '1' }
  expect(textToKeep('landing_page', typed)).toEqual({
    title: 'Dealers',
    summary: 'One\n\nTwo\n',
    url: '/handel',
    body: '',
  })
})
