import { expect, test } from 'vitest'
import { locales } from '#locales/locales.ts'
import { pathSegments } from '#locales/path-segments.ts'
import { pathTable } from '#locales/path-table.ts'
import { columnOf, withoutPaths } from './paths.ts'

test('emptied tables keep every name and know no path', () => {
  const emptied = withoutPaths(pathTable)
  expect(Object.keys(emptied as object)).toEqual(Object.keys(pathTable))
  expect(JSON.stringify(emptied)).not.toContain('/')
  expect(withoutPaths(pathSegments)).toMatchObject({ vehicleKind: { motorhome: {}, trailer: {} } })
})

test('a language’s column has the path of every screen and every word', () => {
  for (const locale of locales) {
    const { table, segments } = columnOf(locale)
    expect(table.catalog).toBe(pathTable.catalog[locale])
    expect(Object.keys(table)).toEqual(Object.keys(pathTable))
    expect(segments).toMatchObject({
      vehicleKind: { trailer: pathSegments.vehicleKind.trailer[locale] },
    })
  }
})
