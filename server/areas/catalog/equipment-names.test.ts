import { expect, test } from 'vitest'
import { plainWords } from '#domain/catalog/plain-words.ts'
import { equipmentKey, isMeant } from '#domain/catalog/row-words.ts'
import { equipmentNames } from './equipment-names.ts'

/** The search finds equipment by its name in any language (attributes 8). */

test.each([
  'Markise elektrisch',
  'electric awning',
  'elektrische luifel',
  'toldo eléctrico',
  'markýza',
])('an electric awning is found by "%s"', (text) => {
  const found = plainWords(text).filter((term) =>
    isMeant(equipmentKey('awning', 'electric'), term, equipmentNames()),
  )
  expect(found).toEqual(plainWords(text))
})

test('each piece of equipment has a name', () => {
  for (const [key, words] of equipmentNames()) expect(words.length, key).toBeGreaterThan(0)
})
