import { expect, test } from 'vitest'
import { partsIn, textsOfParts, textsWithout } from './zone-texts.ts'

const areas = ['shell', 'account', 'auction', 'refusal']
/** A call with a key that is put together. */
const template = (key: string, value: string) => `t(\`${key}\${${value}}\`)`
const at = { id: '/p/web/storefront/a.tsx', areas }

test('a text is found by its path, whoever asks for it', () => {
  expect(partsIn(`texts('shell.titles.home')`, at)).toEqual(['shell.titles.home'])
  expect(partsIn(template('auction.bid.', 'key'), at)).toEqual(['auction.bid'])
  expect(partsIn(template('refusal.', 'code'), at)).toEqual(['refusal'])
  expect(partsIn(template('auction.state', 'name'), at)).toEqual(['auction'])
  expect(partsIn(`path('account')`, at)).toEqual([])
})

const partsOfUse = (use: string) =>
  partsIn(`function A() { const t = useTranslations('account.terms'); return ${use} }`, at)

test('of a group that is asked for, the texts that are shown are enough', () => {
  expect(partsOfUse(`t('title') + t.rich('text', {})`)).toEqual([
    'account.terms.title',
    'account.terms.text',
  ])
  expect(partsOfUse(`t(isOwn ? 'own' : 'other')`)).toEqual([
    'account.terms.own',
    'account.terms.other',
  ])
  expect(partsOfUse(`useMemo(() => t('title'), [t])`)).toEqual(['account.terms.title'])
  expect(partsOfUse(template('', 'state').replace('`)', '.title`)'))).toEqual([
    'account.terms.**.title',
  ])
})

test('where its key cannot be read or it is passed on, a group is needed whole', () => {
  expect(partsOfUse('t(key)')).toEqual(['account.terms'])
  expect(partsOfUse('<B t={t} />')).toEqual(['account.terms'])
  expect(partsOfUse('keys.map(t)')).toEqual(['account.terms'])
  expect(partsOfUse('keys.filter(t.has)')).toEqual(['account.terms'])
  expect(partsOfUse('{ t }')).toEqual(['account.terms'])
  expect(partsIn(`const describe = useRowTexts('auction')`, at)).toEqual(['auction'])
  expect(partsIn(`f(useLooseTexts('account'))`, at)).toEqual(['account'])
})

test('two components of a file ask each for their own', () => {
  const other = `function B() { const t = useTranslations('shell'); return t('name') }`
  expect(partsIn(`${other} function A(t) { const x = useTranslations('account') }`, at)).toEqual([
    'shell.name',
  ])
})

test('an area that is passed on is refused', () => {
  expect(() => partsIn('useTranslations(area)', at)).toThrow('useTranslations(area)')
})

const all = {
  shell: { a: '1' },
  account: { terms: { own: { title: '2', text: '3' }, x: ['4'] }, form: { y: '5' } },
}

test('of all texts only the parts are left', () => {
  expect(textsOfParts(all, new Set(['shell', 'account.form', 'account.x']))).toEqual({
    ...{ shell: { a: '1' }, account: { form: { y: '5' } } },
  })
  expect(textsOfParts(all, new Set(['account.terms.x']))).toEqual({
    account: { terms: { x: ['4'] } },
  })
  expect(textsOfParts(all, new Set(['account.terms.**.title']))).toEqual({
    account: { terms: { own: { title: '2' } } },
  })
})

test('what is known already is left out', () => {
  const known = textsOfParts(all, new Set(['shell', 'account.terms.own.title', 'account.form']))
  expect(textsWithout(all, known)).toEqual({
    account: { terms: { own: { text: '3' }, x: ['4'] } },
  })
})
