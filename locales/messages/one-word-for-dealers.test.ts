import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Words that stand for somebody else, or that a language does not use for dealers here (docs/glossary.md). */
const strangers = [
  ['en', /\bmerchants?\b/i],
  ['nl', /handela(ar|ren)/i],
  ['pl', /handlow(iec|c)|handlarz/i],
  ['es', /\b(los|el|para|a|por) profesional(es)?\b/i],
  ['cs', /\bprodejci\b/i],
] as const

// The files where owners read of dealers; a prodejce is the seller in Czech.
const files = ['ad-help', 'attribute-help', 'editor', 'market-prices', 'valuation'] as const

test.each(strangers)('dealers have one word in %s', (locale, stranger) => {
  for (const file of files) {
    const text = readFileSync(new URL(`${locale}/${file}.json`, import.meta.url), 'utf8')
    const values = [...text.matchAll(/": "(.*)"/g)].map(([, value = '']) => value)
    expect(values.filter((value) => stranger.test(value))).toEqual([])
  }
})
