import { expect, test } from 'vitest'
import { matchPath } from '#locales/match-path.ts'
import { pathTo } from '#locales/paths.ts'
import { isShownOn } from './is-shown-on.ts'

const message = { auctionId: 500_045, entityId: 100_048 }

test('a message stays silent on the page that shows what it is about (spec 4)', () => {
  const shown = (path: string) => isShownOn(matchPath('nl', path), message)
  expect(shown(pathTo('renegotiation', 'nl', { id: 500_045 }))).toBe(true)
  expect(shown(pathTo('product', 'nl', { id: 100_048 }))).toBe(true)
  expect(shown(pathTo('renegotiation', 'nl', { id: 500_046 }))).toBe(false)
  expect(shown(pathTo('product', 'nl', { id: 100_049 }))).toBe(false)
  // The page shows what happens to an ad, but asks nothing.
  expect(shown(pathTo('myVehicles', 'nl'))).toBe(false)
  expect(shown('/nowhere')).toBe(false)
})

test('a message about the account itself is told everywhere', () => {
  const route = matchPath('de', pathTo('product', 'de', { id: 100_048 }))
  expect(isShownOn(route, { auctionId: null, entityId: null })).toBe(false)
})
