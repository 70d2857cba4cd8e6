import { describe, expect, test } from 'vitest'
import { attribute } from '../../vehicle/catalogue/attributes.ts'
import { datesNamed, figuresNamed } from './answers-named.ts'

const context = { kind: 'motorhome', thisYear: 2026 } as const

describe('answers that a remark names (rules 2)', () => {
  test.each([
    ['mileage', 'Auf dem Foto der Armaturen lese ich 84.000 km.', [84_000]],
    ['mileage', 'Auf Bild 2 stehen 84000, nicht 840.', [84_000, 840]],
    ['mileage', 'Bild 3 ist unscharf, bitte neu machen.', []],
    ['length', 'Im Fahrzeugschein stehen 6,96 m.', [6960]],
    ['length', 'W dowodzie jest 6960 mm, w ogłoszeniu 7,20 m.', [6960, 7200]],
    ['licensed_weight', 'Laut Papier 3,5 t.', [3500]],
    ['tyres_year', 'Die DOT-Nummer endet auf 2319.', [2019]],
    ['tyres_year', 'Auf dem Reifen steht 2021.', [2021]],
    ['target_price', 'Meinten Sie 38.500 €?', [38_500]],
  ] as const)('%s: %s', (code, text, named) => {
    expect(figuresNamed(text, attribute(code), context)).toEqual(named)
  })

  test.each([
    ['hu_valid_until', 'Auf der Plakette lese ich 05/2027.', ['2027-05']],
    ['hu_valid_until', '05/2027 oder 06.2027? Auf keinen Fall 05/2028.', ['2027-05', '2027-06']],
    ['last_leak_test_date', 'Der Stempel ist vom 12.3.2025.', ['2025-03-12']],
    ['hu_valid_until', 'Bitte die Plakette fotografieren.', []],
  ] as const)('%s: %s', (code, text, named) => {
    expect(datesNamed(text, attribute(code), context)).toEqual(named)
  })
})
