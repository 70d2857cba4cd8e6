import { type TextValues, textsByCode } from '#locales/texts.ts'
import type { ProblemTexts } from './platform/http/problem-answer.ts'

/** Sentences for refusals and validation rules, in the caller's language. */
export const problemTexts: ProblemTexts = {
  refusal: (locale, code, facts) => {
    const texts = textsByCode(locale, 'refusal')
    const values = printable(facts)
    return { title: texts(`${code}.title`, values), detail: texts(`${code}.detail`, values) }
  },
  rule: (locale, rule, params) => {
    const texts = textsByCode(locale, 'validation')
    return texts.has(rule) ? texts(rule, params) : texts('regex')
  },
}

function printable(facts: Readonly<Record<string, string | number | boolean>>): TextValues {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? String(value) : value,
    ]),
  )
}
