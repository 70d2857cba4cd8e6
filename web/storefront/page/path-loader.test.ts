import { expect, test } from 'vitest'
import { pathSegments } from '#locales/path-segments.ts'
import { pathTable } from '#locales/path-table.ts'
import { addPaths, hasAllPaths } from './path-loader.ts'

test('a table is whole once every language was learned, and can be written and read by then', () => {
  const { sv: path } = pathTable.catalog
  const { sv: word } = pathSegments.vehicleKind.trailer
  expect(hasAllPaths()).toBe(true)
  // As a page has them before it learned this language.
  Reflect.deleteProperty(pathTable.catalog, 'sv')
  Reflect.deleteProperty(pathTable.home, 'sv')
  Reflect.deleteProperty(pathSegments.vehicleKind.trailer, 'sv')
  expect(hasAllPaths()).toBe(false)
  addPaths('sv', {
    table: { home: '/', catalog: path },
    segments: { vehicleKind: { trailer: word } },
  })
  expect(hasAllPaths()).toBe(true)
  expect([pathTable.catalog.sv, pathSegments.vehicleKind.trailer.sv]).toEqual([path, word])
})

test('a path that was known before stays: the operator has moved its page (spec 7.7)', () => {
  const { da: path } = pathTable.merchantLanding
  Reflect.deleteProperty(pathTable.merchantLanding, 'da')
  addPaths('da', { table: { merchantLanding: '/moved' } })
  addPaths('da', { table: { merchantLanding: path } })
  expect(pathTable.merchantLanding.da).toBe('/moved')
  Object.assign(pathTable.merchantLanding, { da: path })
})
