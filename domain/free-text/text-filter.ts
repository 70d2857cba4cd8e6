import type { RuleName } from '../refusal/field-fault.ts'
import { allowed, type Permission, type RefusalCode, refused } from '../refusal/refusal.ts'
import { type Found, findEmail, findLink } from './find-address.ts'
import { findPhone } from './find-phone.ts'
import { findContact, findPrice } from './phrases/phrases.ts'
import { plainText, quoted } from './plain-text.ts'

/**
 * What people may not write to each other before the sale: mail addresses, telephone numbers, links,
 * and questions for the seller's price or contact (rules 8). Questions, answers and texts of ads all
 * pass through it. Every text is read in all eight languages, because people
 * may write in another language than that of their storefront.
 */

export const forbiddenParts = ['email', 'link', 'phone', 'contact', 'price'] as const
export type ForbiddenPart = (typeof forbiddenParts)[number]

export type Finding = {
  readonly part: ForbiddenPart
  /** The words it was found in, as they were written. */
  readonly found: string
}

export function findForbidden(original: string): Finding | null {
  const plain = plainText(original)
  const finders: Readonly<Record<ForbiddenPart, () => Found | undefined>> = {
    email: () => findEmail(plain),
    link: () => findLink(plain),
    phone: () => findPhone(plain),
    contact: () => findContact(plain.text),
    price: () => findPrice(plain.text),
  }
  for (const part of forbiddenParts) {
    const found = finders[part]()
    if (found) return { part, found: shortened(quoted(plain, found.start, found.length)) }
  }
  return null
}

const rules = {
  email: 'text_has_email',
  link: 'text_has_link',
  phone: 'text_has_phone',
  contact: 'text_asks_contact',
  price: 'text_asks_price',
} as const satisfies Record<ForbiddenPart, RuleName>

type TextRule = (typeof rules)[ForbiddenPart]

const refusals = {
  email: 'TEXT_HAS_EMAIL',
  link: 'TEXT_HAS_LINK',
  phone: 'TEXT_HAS_PHONE',
  contact: 'TEXT_ASKS_CONTACT',
  price: 'TEXT_ASKS_PRICE',
} as const satisfies Record<ForbiddenPart, RefusalCode>

/** Refused with the reason's own code and the words that were found. */
export function mayBeWritten(text: string): Permission {
  const finding = findForbidden(text)
  if (finding === null) return allowed
  return refused(refusals[finding.part], { found: finding.found })
}

/** The rule's name for a field of a form, with the same words: `text_has_phone` and its like. */
export function textRuleOf({ part }: Finding): TextRule {
  return rules[part]
}

const longestQuote = 60

function shortened(found: string): string {
  return found.length <= longestQuote ? found : `${found.slice(0, longestQuote - 1)}…`
}
