import { describe, expect, it } from 'vitest'
import { listingAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import { exampleMotorhome } from '#domain/vehicle/example-vehicles.ts'
import { doubtsAbout } from '#domain/vehicle/plausibility.ts'
import { slips, slipsAt } from '#domain/vehicle/testing/slips.ts'
import { validateValues } from '#domain/vehicle/validate.ts'
import { figuresOfFault } from '../fault-figures.ts'
import { formatFor } from '../format.ts'
import { locales } from '../locales.ts'
import { textsByCode } from '../texts.ts'

/** What a slip of the hand is told, in the words of the form (spec 5): whole, and with its figures. */
function sentenceOf(
  locale: (typeof locales)[number],
  [, change, field, rule]: (typeof slips)[number],
) {
  const values = { ...exampleMotorhome, ...change }
  const own = textsByCode(locale, 'editor')
  const validation = textsByCode(locale, 'validation')
  const doubt = doubtsAbout(values, slipsAt).find((each) => each.field === field)
  if (doubt?.doubt === rule) return own(`doubt.${rule}`, { ...doubt.params })
  const faults = validateValues(listingAttributes, values, { now: slipsAt })
  const fault = faults.find((each) => each.field === field)
  if (!fault) return ''
  if (own.has(`fault.${rule}`)) return own(`fault.${rule}`, fault.params)
  return validation(rule, figuresOfFault(fault, formatFor(locale)))
}

describe.each(locales)('a slip of the hand in %s', (locale) => {
  it.each(slips.map((slip) => [slip[0], slip] as const))(
    'is answered in words: %s',
    (_name, slip) => {
      const sentence = sentenceOf(locale, slip)
      expect(sentence).toMatch(/\p{L}{2,}.* .*\p{L}/u)
      expect(sentence).not.toMatch(/[{}!]|\p{Ll}\.\p{Ll}/u)
    },
  )
})
