import { describe, expect, it } from 'vitest'
import { type RefusalCode, refusalStatus } from '#domain/refusal/refusal.ts'
import { locales } from '../locales.ts'
import { textsByCode } from '../texts.ts'

/** What every `refused(code, facts)` of these codes must carry, or its sentence cannot be said. */
const factsInSentences: Partial<Record<RefusalCode, readonly string[]>> = {
  AGENT_LIMIT_TOO_LOW: ['minimumEur'],
  AGENT_LIMIT_TOO_HIGH: ['maximumEur'],
  BID_TOO_LOW: ['minimumEur'],
  BID_TOO_HIGH: ['maximumEur'],
  NO_COUNTERS_LEFT: ['maximum'],
  COUNTER_OUT_OF_RANGE: ['minimumEur', 'maximumEur'],
  OFFER_OUT_OF_RANGE: ['minimumEur', 'maximumEur'],
  LATE_OFFER_TOO_LOW: ['minimumEur'],
  PRICE_CHANGED: ['priceEur'],
  RESTART_TOO_EARLY: ['maximumEur'],
  REDUCTION_TOO_SMALL: ['maximumEur'],
  START_PRICE_TOO_HIGH: ['maximumEur'],
  DEFECT_LIMIT_REACHED: ['maximum'],
  CONFIRMATION_MISSING: ['count'],
  REMARKS_OPEN: ['count'],
  CHANGES_WAITING: ['count'],
  LOGIN_LOCKED: ['minutes'],
  CODE_WRONG: ['attemptsLeft'],
  HELPER_LIMIT_REACHED: ['maximum'],
  DOCUMENT_LIMIT_REACHED: ['maximum'],
  SEARCH_LIMIT_REACHED: ['maximum'],
  CONTENT_PUBLISHED_BEFORE: ['language', 'version'],
  CONTENT_EDITED_OUTSIDE: ['host'],
  CONTENT_PICTURE_WITHOUT_ALT: ['language', 'pictures'],
  CONTENT_PICTURE_USED: ['places'],
  DOCUMENT_UNREADABLE: ['reason', 'maxMegabytes'],
  ROLES_NOT_CHANGEABLE: ['reason'],
  BID_LIMIT_EXCEEDED: ['limitEur', 'amountEur', 'ask'],
  DAY_LIMIT_EXCEEDED: ['limitEur', 'committedEur', 'leftEur', 'ask'],
  WHATSAPP_NOT_POSSIBLE: ['reason'],
  PERSON_STAYS: ['reason'],
  ACCOUNT_IN_USE: ['reason'],
  PERSON_LIMIT_REACHED: ['maximum'],
  TEXT_HAS_EMAIL: ['found'],
  TEXT_HAS_PHONE: ['found'],
  TEXT_HAS_LINK: ['found'],
  TEXT_ASKS_PRICE: ['found'],
  TEXT_ASKS_CONTACT: ['found'],
  BANK_LINE_UNREADABLE: ['found'],
}

/** The rules of specification 5.1 and 5.2 that a reader can be told about. */
const rules = [
  ...['required', 'required_boolean', 'email', 'free_email_provider', 'alpha', 'alpha_dash'],
  ...['alpha_num', 'alpha_spaces', 'between', 'confirmed', 'digits', 'integer', 'numeric'],
  ...['length', 'max', 'min', 'regex', 'size', 'dimensions', 'ext', 'mimes', 'image'],
  ...['image_or_pdf', 'file', 'password', 'min_target_price', 'telephone'],
  ...['telephone_personal_data', 'zip_code', 'zip_code_de', 'zip_code_nl', 'importer_link'],
  ...['dutch_license_plate', 'future_date', 'past_date', 'text_has_email', 'text_has_phone'],
  ...['text_has_link', 'text_asks_price', 'text_asks_contact'],
  ...['telephone_too_short', 'telephone_too_long', 'telephone_other_country'],
]

const ruleParams = {
  ...{ min: 1, max: 9, length: 5, size: '2 MB', width: 1600, height: 1200, extensions: 'JPG' },
  ...{ minimumEur: 1000, priceEur: 41_250, found: '0171 2345678', callingCode: '+49' },
}

describe.each(locales)('the problem sentences in %s', (locale) => {
  const refusals = textsByCode(locale, 'refusal')
  const sentences = textsByCode(locale, 'validation')

  it.each(Object.keys(refusalStatus) as RefusalCode[])(
    'say what %s means and what helps',
    (code) => {
      const facts = Object.fromEntries(
        (factsInSentences[code] ?? []).map((name) => [name, name === 'minutes' ? 15 : 41_250]),
      )
      for (const slot of ['title', 'detail']) {
        const key = `${code}.${slot}`
        expect(refusals.has(key), key).toBe(true)
        const sentence = refusals(key, facts)
        expect(sentence).not.toBe(key)
        expect(sentence).not.toMatch(/[{}!|]/)
      }
      if (factsInSentences[code]?.includes('minimumEur')) {
        expect(refusals(`${code}.detail`, facts).replaceAll(/\D/g, '')).toContain('41250')
      }
    },
  )

  it.each(rules)('say how to meet the rule %s (spec 5)', (rule) => {
    expect(sentences.has(rule), rule).toBe(true)
    const sentence = sentences(rule, ruleParams)
    expect(sentence).not.toBe(rule)
    expect(sentence).not.toMatch(/[{}!|]/)
  })
})
