import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTranslator } from 'use-intl/core'
import { describe, expect, it } from 'vitest'
import { listingSteps, optionalSteps } from '#domain/listing/steps.ts'
import { attributeGroupNames } from '#domain/vehicle/attribute.ts'
import { allAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import { damageAreaGroups } from '#domain/vehicle/catalogue/damage-areas.ts'
import { makeLabels } from '#domain/vehicle/catalogue/make-labels.ts'
import { confirmableCodes } from '#domain/vehicle/confirmations.ts'
import { locales } from '../locales.ts'

type AttributeTexts = {
  readonly label: string
  readonly options?: Readonly<Record<string, string>>
}
type HelpTexts = { readonly help?: string; readonly confirm?: string }

function messagesOf<Texts>(locale: string, area: string): Texts {
  return JSON.parse(readFileSync(join(import.meta.dirname, locale, `${area}.json`), 'utf8'))
}

const attributesOf = (locale: string) =>
  messagesOf<Readonly<Record<string, AttributeTexts>>>(locale, 'attributes')
const helpsOf = (locale: string) =>
  messagesOf<Readonly<Record<string, HelpTexts>>>(locale, 'attribute-help')
const doubtsOf = (locale: string) =>
  messagesOf<{ readonly doubt: Readonly<Record<string, string>> }>(locale, 'editor').doubt
const vehicleOf = (locale: string) =>
  messagesOf<Readonly<Record<string, Readonly<Record<string, string>>>>>(locale, 'vehicle')

describe.each([...locales])('the texts of the attributes in %s', (locale) => {
  const texts = attributesOf(locale)

  it('name every attribute and every option, and nothing besides', () => {
    expect(Object.keys(texts)).toEqual(allAttributes.map((each) => each.attributeCode))
    for (const { attributeCode, options } of allAttributes) {
      expect(texts[attributeCode]?.label).toBeTruthy()
      const codes = options?.map((option) => option.code).filter((code) => !(code in makeLabels))
      const isMake = attributeCode.endsWith('make') && attributeCode !== 'chassis_make'
      const named = Object.keys(texts[attributeCode]?.options ?? {})
      if (isMake) expect(named).toEqual(codes)
      else expect(named).toEqual(options?.map((option) => option.code) ?? [])
    }
  })

  it('tell the options of one attribute apart', () => {
    for (const [code, { options = {} }] of Object.entries(texts)) {
      const labels = Object.values(options)
      expect([code, new Set(labels).size]).toEqual([code, labels.length])
    }
  })

  it('ask for every confirmation (spec, catalogue of confirmation flags)', () => {
    const helps = helpsOf(locale)
    const asked = Object.keys(helps).filter((code) => helps[code]?.confirm)
    expect(asked.sort()).toEqual([...confirmableCodes].sort())
    expect(Object.keys(helps).filter((code) => !(code in texts))).toEqual([])
  })

  it('name groups, steps and damage areas', () => {
    const vehicle = vehicleOf(locale)
    expect(Object.keys(vehicle.group ?? {}).sort()).toEqual([...attributeGroupNames].sort())
    expect(Object.keys(vehicle.step ?? {})).toEqual([...listingSteps, ...optionalSteps])
    expect(Object.keys(vehicle.damageAreaGroup ?? {})).toEqual([...damageAreaGroups])
  })

  it('can all be rendered', () => {
    const values = {
      mileage: 840,
      years: 7,
      usualMin: 50_000,
      usualMax: 95_000,
      powerKw: 140,
      horsepower: 190,
      computed: 600,
      payload: 900,
      value: 736,
      make: 'Fiat',
      priceEur: 5_000_000,
      number: 2,
    }
    const failures: string[] = []
    const translate = createTranslator({
      locale,
      messages: {
        ...attributesOf(locale),
        ...vehicleOf(locale),
        helps: helpsOf(locale),
        doubt: doubtsOf(locale),
      },
      onError: (error) => failures.push(error.message),
    })
    const keys = [
      ...leavesOf(attributesOf(locale)),
      ...leavesOf(vehicleOf(locale)),
      ...leavesOf(helpsOf(locale), 'helps.'),
      ...leavesOf(doubtsOf(locale), 'doubt.'),
    ]
    for (const key of keys) {
      translate(key as never, values as never) // Keys are read from the files themselves.
    }
    expect(failures).toEqual([])
  })
})

it('names the kinds in German as clients recognise them (spec, confirmation flags)', () => {
  const options = attributesOf('de').product_type?.options
  expect(options?.motorhome).toContain('Wohnmobil')
  expect(options?.trailer).toContain('Wohnwagen')
})

function leavesOf(messages: object, prefix = ''): readonly string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : leavesOf(value, `${prefix}${key}.`),
  )
}
