import { expect, test } from 'vitest'
import { pathTable } from '#locales/path-table.ts'
import { pathWords } from '#locales/path-words.ts'
import { knowsAllPaths, learnPaths } from './learned-paths.ts'

test('a table is whole once every language was learned, and can be written and read by then', () => {
  const { sv: path } = pathTable.catalog
  const { sv: word } = pathWords.vehicleKind.trailer
  expect(knowsAllPaths()).toBe(true)
  // As a page has them before it learned this language.
  Reflect.deleteProperty(pathTable.catalog, 'sv')
  Reflect.deleteProperty(pathTable.home, 'sv')
  Reflect.deleteProperty(pathWords.vehicleKind.trailer, 'sv')
  expect(knowsAllPaths()).toBe(false)
  learnPaths('sv', {
    table: { home: '/', catalog: path },
    words: { vehicleKind: { trailer: word } },
  })
  expect(knowsAllPaths()).toBe(true)
  expect([pathTable.catalog.sv, pathWords.vehicleKind.trailer.sv]).toEqual([path, word])
})
