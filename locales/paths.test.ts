import { describe, expect, expectTypeOf, test } from 'vitest'
import { locales } from './locales.ts'
import { matchPath } from './match-path.ts'
import { pathSegments } from './path-segments.ts'
import { movedPaths, pathTable, reservedSegments } from './path-table.ts'
import {
  isPossible,
  type LooseParams,
  pathsInAllLocales,
  pathTo,
  pathToLoose,
  type RouteName,
  routeNames,
  type ScreenParams,
  slotsOf,
} from './paths.ts'
import { textsOf } from './texts.ts'

/** Every combination of a route's known words, with samples for free values. */
function samples(name: RouteName): LooseParams[] {
  let all: LooseParams[] = [{}]
  for (const { key, kind } of slotsOf(pathTable[name].en)) {
    const values =
      kind === 'number'
        ? ['41']
        : kind === 'rest'
          ? ['a/b c']
          : kind === 'text'
            ? ['größe-1']
            : Object.keys(pathSegments[kind])
    all = all.flatMap((params) => values.map((value) => ({ ...params, [key]: value })))
  }
  return all.filter((params) => isPossible(name, params))
}

describe.each(locales)('the paths of %s', (locale) => {
  test('lead to their own screen and carry the same parameters back', () => {
    for (const name of routeNames) {
      for (const params of samples(name)) {
        const path = pathToLoose(name, locale, params)
        expect(matchPath(locale, path), path).toEqual({ name, params })
      }
    }
  })

  test('are different for different screens', () => {
    const paths = routeNames.flatMap((name) =>
      samples(name).map((params) => pathToLoose(name, locale, params)),
    )
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('stay clear of what the server keeps for itself', () => {
    for (const name of routeNames) {
      const [, first = ''] = pathTable[name][locale].split('/')
      expect(reservedSegments as readonly string[]).not.toContain(first)
    }
  })

  test('are lower case words of plain letters without a slash at the end', () => {
    for (const name of routeNames) {
      const path = pathTable[name][locale].replace(/\{[^}]+\}/g, 'x')
      expect(path).toMatch(/^(\/|(\/[a-z0-9]+(-[a-z0-9]+)*)+)$/)
    }
    for (const word of Object.values(pathSegments)) {
      for (const spelling of Object.values(word)) {
        expect(spelling[locale]).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      }
    }
  })

  test('take the same parameters as in every other language', () => {
    for (const name of routeNames) {
      const slots = slotsOf(pathTable[name][locale])
      expect(slots, name).toEqual(slotsOf(pathTable[name].en))
    }
  })
})

test('German addresses are those of the specification (spec 2)', () => {
  expect(pathTo('merchantLanding', 'de')).toBe('/handel')
  expect(pathTo('valuateMotorhome', 'de')).toBe('/wohnmobil-bewerten')
  expect(pathTo('valuateMotorhomeLongStep', 'de', { step: '2' })).toBe(
    '/wohnmobil-bewerten/schritt-2-von-3',
  )
  expect(pathTo('adEdit', 'de', { kind: 'trailer', step: 'defects', id: 7 })).toBe(
    '/inserat/bearbeiten/wohnwagen/maengel/7',
  )
  expect(pathTo('product', 'de', { id: 7 })).toBe('/caravan/7')
})

test('valuation is found under the address given for each language (spec 2)', () => {
  expect(pathsInAllLocales('valuateMotorhome', {})).toMatchObject({
    en: '/valuate-my-motorhome',
    nl: '/waardeer-mijn-camper',
    da: '/vurder-min-autocamper',
    es: '/valora-mi-autocaravana',
    cs: '/ohodnotit-muj-motorhome',
    pl: '/ocen-moj-kamper',
    sv: '/vaerdera-min-husbil',
  })
})

/** Plain small letters, as an address has them. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

// Whoever argues about a sale finds one word for each of them, on the page and above it.
test.each(['auctionJournal', 'renegotiation'] as const)(
  'the address of %s ends in the word of its page, in every language (rules 6 and 9)',
  (name) => {
    for (const locale of locales) {
      const title = textsOf(locale, 'shell')(`titles.${name}`)
      const word = pathTable[name][locale].split('/').at(-1)
      expect(plain(title), locale).toContain(word)
    }
  },
)

test('a step that a trailer does not have is no page (spec 2)', () => {
  expect(matchPath('en', '/ad/edit/motorhome/more-information/7')?.name).toBe('adEdit')
  expect(matchPath('en', '/ad/edit/trailer/more-information/7')).toBeUndefined()
})

test('unknown words, letters instead of digits and broken escapes are no page', () => {
  expect(matchPath('de', '/caravan/neu')).toBeUndefined()
  for (const number of ['0', '007', '-5', '1.5', '9999999999999999'])
    expect(matchPath('sv', `/auktion/${number}/budjournal`)).toBeUndefined()
  expect(matchPath('de', '/Caravan/7')).toBeUndefined()
  expect(matchPath('de', '/caravan/7/')).toBeUndefined()
  expect(matchPath('de', '/blog/autor/%E0%A4')).toBeUndefined()
})

test('the other readings of a path lead to a screen and shadow none of their own', () => {
  for (const [path, name] of Object.entries(movedPaths)) {
    expect(routeNames).toContain(name)
    for (const locale of locales) {
      const found = matchPath(locale, path)
      if (found) expect(found.name).toBe(name)
    }
  }
})

test('queries leave out what is not set and repeat what is a list', () => {
  const query = { country: ['DE', 'NL'], search: '', page: 2, status: undefined }
  expect(pathTo('catalog', 'en', {}, query)).toBe('/buy-a-motorhome?country=DE&country=NL&page=2')
})

test('a link compiles only with the parameters of its screen', () => {
  expectTypeOf<ScreenParams<'adEdit'>['kind']>().toEqualTypeOf<'motorhome' | 'trailer'>()
  expectTypeOf<ScreenParams<'product'>['id']>().toEqualTypeOf<string>()
  // @ts-expect-error a product page needs its number
  expect(() => pathTo('product', 'de')).toThrow('needs the parameter id')
  // @ts-expect-error there is no such step
  expect(() => pathTo('adEdit', 'de', { kind: 'trailer', step: 'price' })).toThrow('price')
})
