import { afterEach, expect, test } from 'vitest'
import { createHosts, hostSettings } from '../hosts.ts'
import type { Locale } from '../locales.ts'
import { matchPath } from '../match-path.ts'
import { pathTo } from '../paths.ts'
import { firstLandingPaths, isFreeForLanding, moveLandingPage } from './landing-page.ts'
import { movedTo } from './moved-to.ts'

const hosts = createHosts(hostSettings({ baseHosts: '{locale}.localhost', port: 3000 }))
const leadsTo = (locale: Locale, path: string) =>
  movedTo(hosts, { locale, path, hostHeader: `${locale}.localhost:3000` })

const move = (path: string, earlier: readonly string[] = []) =>
  moveLandingPage({ ...firstLandingPaths, de: path }, { de: earlier })

afterEach(() => moveLandingPage(firstLandingPaths, {}))

test('links lead to the landing page’s new address, and every earlier one too (spec 7.7)', () => {
  expect(move('/fuer-haendler', ['/haendler-werden'])).toBe(true)
  expect(move('/fuer-haendler', ['/haendler-werden'])).toBe(false)
  expect(pathTo('merchantLanding', 'de')).toBe('/fuer-haendler')
  expect(matchPath('de', '/fuer-haendler')?.name).toBe('merchantLanding')
  expect(leadsTo('de', '/fuer-haendler')).toBeUndefined()
  expect(leadsTo('de', firstLandingPaths.de)).toBe('/fuer-haendler')
  expect(leadsTo('de', '/haendler-werden')).toBe('/fuer-haendler')
  // At another storefront, in one step.
  expect(leadsTo('pl', '/fuer-haendler')).toBe('http://de.localhost:3000/fuer-haendler')
  expect(leadsTo('pl', '/haendler-werden')).toBe('http://de.localhost:3000/fuer-haendler')
  expect(leadsTo('pl', firstLandingPaths.pl)).toBeUndefined()
})

test('an earlier address leads on although another language has it now', () => {
  move('/fuer-haendler', [firstLandingPaths.pl])
  expect(leadsTo('de', firstLandingPaths.pl)).toBe('/fuer-haendler')
})

test('back at its first address it is there, and the one between leads to it', () => {
  move('/fuer-haendler')
  move(firstLandingPaths.de, ['/fuer-haendler'])
  expect(leadsTo('de', firstLandingPaths.de)).toBeUndefined()
  expect(leadsTo('de', '/fuer-haendler')).toBe(firstLandingPaths.de)
})

test.each([
  [pathTo('pricing', 'de'), false],
  [pathTo('product', 'de', { id: 7 }), false],
  ['/', false],
  ['/api', false],
  ['/images/any', false],
  ['/login', false],
  [firstLandingPaths.de, true],
  ['/fuer-haendler', true],
  ['/handel/anmelden', true],
])('whether it may stand at %s: %s', (path, isFree) => {
  expect(isFreeForLanding('de', path)).toBe(isFree)
})
