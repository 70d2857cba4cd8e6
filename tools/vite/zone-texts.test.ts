import { expect, test } from 'vitest'
import { partsByZone, partsIn, type TextModule, textsOfParts } from './zone-texts.ts'

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

const modules = new Map<string, TextModule>(
  Object.entries({
    '/p/web/storefront/entry-browser.tsx': {
      imports: ['/p/frame.tsx', '/p/web/storefront/screens/account/sales/screen.tsx'],
      source: '',
    },
    '/p/frame.tsx': { imports: [], source: `useTranslations('shell') + t('account.terms.a')` },
    '/p/web/storefront/screens/account/sales/screen.tsx': {
      imports: ['/p/window.tsx', '/p/frame.tsx'],
      source: `useTranslations('account.form')`,
    },
    '/p/web/storefront/screens/merchant/bids/screen.tsx': {
      imports: ['/p/frame.tsx'],
      source: `t('shell.titles.bids') + t('account.terms.b')`,
    },
    '/p/window.tsx': { imports: [], source: `useTranslations('refusal')` },
  }),
)

test('a zone has what the start, its screens and their windows show', () => {
  const { start, zones } = partsByZone(modules, {
    ...{ entry: '/p/web/storefront/entry-browser.tsx', areas },
  })
  expect([...start].sort()).toEqual(['account.terms', 'shell'])
  expect([...zones.keys()]).toEqual(['account'])
  expect([...(zones.get('account') ?? [])].sort()).toEqual([
    ...['account.form', 'account.terms', 'refusal', 'shell', 'shell.titles'],
  ])
})

test('of all texts only the parts are left', () => {
  const all = { shell: { a: '1' }, account: { terms: { x: '2' }, form: { y: '3' } } }
  expect(textsOfParts(all, new Set(['shell', 'account.form', 'account.x']))).toEqual({
    ...{ shell: { a: '1' }, account: { form: { y: '3' } } },
  })
})
