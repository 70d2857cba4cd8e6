import { expect, test } from 'vitest'
import { appOfTest, logInAll } from '#database/testing/app-of-test.ts'
import { addDealer } from '#database/testing/market-of-test.ts'
import { pathTo } from '#locales/paths.ts'
import type { PageSource } from '#server/platform/pages/page-source.ts'
import { pagesOfTest } from '#server/testing/page-of-test.ts'

/** A page that several dealers may be sent is drawn by the one form of its address, with all that narrows it for them. */

const pages = pagesOfTest()
const { assets, render } = await pages.storefront()
const loaded: string[] = []
const source: PageSource = {
  ...pages,
  storefront: async () => ({
    ...{ assets, render },
    load: async (visit) => {
      loaded.push(visit.url)
      return { kind: 'loaded', draw: () => render(visit) }
    },
  }),
}
const { app, pool, browser } = await appOfTest({}, source)
await addDealer(pool, 'dealer')
const as = await logInAll(browser, ['dealer'])

const filters = '?light=green&distance=within_100&saved=3&make=hymer&utm_source=mail'
const namesIn = (address = '') => [...new URL(address).searchParams.keys()]

test.each(['catalog', 'search'] as const)(
  'the light, the distance and the open search of dealers are parts of %s for them, and of no visitor’s page',
  async (route) => {
    const path = pathTo(route, 'de') + filters
    await as('dealer').call({ method: 'GET', path, headers: { 'accept-encoding': 'gzip' } })
    expect(namesIn(loaded.at(-1))).toEqual(['distance', 'light', 'make', 'saved'])
    await app.http.inject({ url: path, headers: { host: 'de.localhost' } })
    expect(namesIn(pages.drawn.at(-1)?.url)).toEqual(['make'])
  },
)

test('dealers with other filters are told other things, so none is sent the other’s page', async () => {
  const ask = (light: string) =>
    as('dealer').call({
      method: 'GET',
      path: `${pathTo('catalog', 'de')}?light=${light}`,
      headers: { 'accept-encoding': 'gzip' },
    })
  await ask('green')
  await ask('red')
  expect(loaded.slice(-2).map((url) => new URL(url).searchParams.get('light'))).toEqual([
    'green',
    'red',
  ])
})
