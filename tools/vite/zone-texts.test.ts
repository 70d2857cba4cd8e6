import { expect, test } from 'vitest'
import { partsIn, textsOfParts } from './zone-texts.ts'

const areas = ['shell', 'account', 'auction', 'refusal']
/** A call with a key that is put together. */
const template = (key: string, value: string) => `t(\`${key}\${${value}}\`)`
const at = { id: '/p/web/storefront/a.tsx', areas }

test('a text is found by its first two names, whoever asks for it', () => {
  expect(partsIn(`useTranslations('account.terms')`, at)).toEqual(['account.terms'])
  expect(partsIn(`texts('shell.titles.home')`, at)).toEqual(['shell.titles'])
  expect(partsIn(template('auction.bid.', 'key'), at)).toEqual(['auction.bid'])
})

test('where the second name is not known yet, the whole area is needed', () => {
  expect(partsIn(template('refusal.', 'code'), at)).toEqual(['refusal'])
  expect(partsIn(template('auction.state', 'name'), at)).toEqual(['auction'])
  expect(partsIn(template('auction.', "isOwn ? 'own' : 'other'"), at)).toEqual(['auction'])
  expect(partsIn(`useTranslations('auction')`, at)).toEqual(['auction'])
  expect(partsIn(`useLooseTexts('account')`, at)).toEqual(['account'])
  expect(partsIn(`path('account')`, at)).toEqual([])
})

test('an area that is passed on is refused', () => {
  expect(() => partsIn('useTranslations(area)', at)).toThrow('useTranslations(area)')
})

test('of all texts only the parts are left', () => {
  const all = { shell: { a: '1' }, account: { terms: { x: '2' }, form: { y: '3' } } }
  expect(textsOfParts(all, new Set(['shell', 'account.form', 'account.x']))).toEqual({
    ...{ shell: { a: '1' }, account: { form: { y: '3' } } },
  })
})
