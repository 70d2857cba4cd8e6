import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { partPlaces, stylesOfPart } from './styles-of-part.ts'

test('each part’s module is where its styles are looked for', () => {
  for (const [part, places] of Object.entries(partPlaces)) {
    for (const place of [places].flat()) {
      const file = new URL(`../../screens/${place}.tsx`, import.meta.url)
      expect(existsSync(file), part).toBe(true)
    }
  }
})

test('a part brings the styles of its module, and one that is not named brings none', () => {
  const assets = {
    ...{
      entryScript: '',
      entryStyles: [],
      entryPreloads: [],
      screens: {},
      messages: {},
      fonts: [],
    },
    parts: { 'screens/listing/remarks/remarks': ['/a/remarks.css'] },
  }
  expect(stylesOfPart(assets, 'remarks')).toEqual(['/a/remarks.css'])
  expect(stylesOfPart(assets, 'mail code')).toEqual([])
})
