import { expect, test } from 'vitest'
import { portalAdOf } from './portal-link.ts'

const mobilede = { portal: 'mobilede', adId: '400000001' }

test.each([
  ['400000001', mobilede],
  [' Inserat 400000001 ', mobilede],
  ['https://suchen.mobile.de/fahrzeuge/details.html?id=400000001&lang=de', mobilede],
  ['https://suchen.mobile.de/auto-inserat/hymer-b-578-kiel/400000001.html', mobilede],
  ['m.mobile.de/fahrzeuge/details.html?id=400000001', mobilede],
  [
    'https://www.caraworld.de/wohnmobile/hymer/b-578/12345678/hymer-b-578.html',
    { portal: 'caraworld', adId: '12345678' },
  ],
])('%j is the ad %o (spec 5.2, importer_link)', (text, expected) => {
  expect(portalAdOf(text)).toEqual(expected)
})

test.each([
  ['another site', 'https://mobile.de.example/400000001.html'],
  ['a site whose name ends alike', 'https://notmobile.de/details.html?id=400000001'],
  ['an address inside', 'http://169.254.169.254/latest/400000001'],
  ['an address of this machine', 'http://localhost:3000/?id=400000001'],
  ['another port', 'https://suchen.mobile.de:8443/?id=400000001'],
  ['a login in the link', 'https://mobile.de@evil.example/400000001.html'],
  ['a login at the portal', 'https://me:secret@suchen.mobile.de/?id=400000001'],
  ['another scheme', 'ftp://suchen.mobile.de/400000001.html'],
  ['a file', 'file:///etc/400000001'],
  ['a link without a number', 'https://suchen.mobile.de/fahrzeuge/search.html'],
  ['two numbers', '400000001 400000002'],
  ['words', 'my motorhome'],
])('%s is none', (_what, text) => {
  expect(portalAdOf(text)).toBeUndefined()
})
