import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { locales } from './locales.ts'

/** What an ad names a defect by; the auction and its notifications use no other word for it (rules 8). */
const terms = {
  de: /mangel|mängel/i,
  en: /defect/i,
  nl: /gebrek/i,
  sv: /brist/i,
  da: /mangel|mangl/i,
  pl: /usterk|usterek|usterc/i,
  es: /defecto/i,
  cs: /závad/i,
} as const

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

describe.each(locales)('rules 8: a defect in %s', (locale) => {
  const areaOf = (area: string) => JSON.parse(read(`messages/${locale}/${area}.json`))

  it('is asked for by the same word in the ad and while bids are taken', () => {
    const { defect, takeBack } = areaOf('auction')
    const { damage_area } = areaOf('attributes')
    for (const text of [
      damage_area.label,
      defect.add,
      defect.title,
      defect.send,
      defect.incomplete,
    ]) {
      expect(text).toMatch(terms[locale])
    }
    expect(takeBack.new_defect.title).toMatch(terms[locale])
    expect(areaOf('console-auctions').defects.title).toMatch(terms[locale])
  })

  it('and has it in the subject of each mail about one', () => {
    const folder = `../content/${locale}/mail/`
    const mails = readdirSync(new URL(folder, import.meta.url)).filter((name) =>
      /^(?:defect_|new_defect_)/.test(name),
    )
    expect(mails.length).toBeGreaterThan(3)
    for (const mail of mails) {
      expect(read(folder + mail).match(/^subject: (.*)$/m)?.[1], mail).toMatch(terms[locale])
    }
  })
})
