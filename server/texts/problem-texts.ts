import type { ParamsByRule, RuleName } from '#domain/refusal/field-fault.ts'
import type { FactsOf, RefusalCode } from '#domain/refusal/refusal.ts'
import { figuresOfFault } from '#locales/fault-figures.ts'
import { formatFor } from '#locales/format.ts'
import { defaultLocale, isLocale } from '#locales/locales.ts'
import type { TextValues } from '#locales/message-types.ts'
import type { Messages } from '#locales/messages.generated.ts'
import { textsByCode } from '#locales/texts.ts'
import type { ProblemTexts } from '../platform/http/problem-answer.ts'

/** Sentences for refusals and validation rules, in the caller's language. */
export const problemTexts: ProblemTexts = {
  refusal: (locale, code, facts) => {
    const texts = textsByCode(locale, 'refusal')
    const values = printable(facts)
    return { title: texts(`${code}.title`, values), detail: texts(`${code}.detail`, values) }
  },
  rule: (locale, fault) => {
    const texts = textsByCode(locale, 'validation')
    const format = formatFor(isLocale(locale) ? locale : defaultLocale)
    return texts(fault.rule, figuresOfFault(fault, format))
  },
}

type Needed<Code extends RefusalCode> = {
  [Part in keyof Messages['refusal'][Code]]: Messages['refusal'][Code][Part] extends [infer Values]
    ? (needed: Values) => void
    : (needed: unknown) => void
}[keyof Messages['refusal'][Code]] extends (needed: infer All) => void
  ? All
  : never

type CarriedBy<Facts extends { readonly [Code in RefusalCode]: Needed<Code> }> = Facts

/** The compiler stops here and names the code whose sentence needs a fact its refusal lacks. */
export type FactsOfSentences = CarriedBy<{ readonly [Code in RefusalCode]: FactsOf<Code> }>

type NeededByRule<Rule extends RuleName> = Messages['validation'][Rule] extends [infer Values]
  ? { readonly [Name in keyof Values]: Values[Name] }
  : unknown

type GivenBy<Params extends { readonly [Rule in RuleName]: NeededByRule<Rule> }> = Params

/** The same for the rules of fields; a rule without a sentence stops here too. */
export type ParamsOfSentences = GivenBy<{
  readonly [Rule in RuleName]: Rule extends keyof ParamsByRule ? ParamsByRule[Rule] : unknown
}>

function printable(facts: Readonly<Record<string, string | number | boolean>>): TextValues {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? String(value) : value,
    ]),
  )
}
