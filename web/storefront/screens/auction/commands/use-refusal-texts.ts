import { useTranslations } from 'use-intl/react'
import type { RefusalCode } from '#domain/refusal/refusal.ts'

type Refusal = {
  readonly code: RefusalCode
  readonly facts: Readonly<Record<string, string | number | boolean>>
}

type Area = 'refusal'
type Lookup = (key: string, values: Readonly<Record<string, string | number>>) => string

/**
 * What the view of an auction refuses before anybody asks (rules 4). Named one by one, so that a page brings these texts and no
 * others (`tools/vite/zone-texts.ts`); what a call refuses comes with its words.
 */
const shownRefusals = [
  'refusal.NOT_LOGGED_IN',
  'refusal.NOT_A_MERCHANT',
  'refusal.MERCHANT_IN_REVIEW',
  'refusal.MERCHANT_BLOCKED',
  'refusal.BIDDING_STOPPED',
  'refusal.TERMS_NOT_ACCEPTED',
  'refusal.OWN_AD',
  'refusal.COMPANY_ROLE_MISSING',
  'refusal.AUCTION_NOT_STARTED',
  'refusal.AUCTION_ENDED',
  'refusal.BARRED_FROM_AUCTION',
  'refusal.AGENT_NEEDS_OWN_BID',
  'refusal.CONSENT_OUTDATED',
  'refusal.ACTION_NOT_POSSIBLE_NOW',
  'refusal.NOT_YOUR_TURN',
  'refusal.BUY_NOW_NOT_OFFERED',
  'refusal.OFFER_OF_OWN_PEOPLE',
  'refusal.VEHICLE_ALREADY_OFFERED',
  'refusal.QUESTION_STILL_OPEN',
  'refusal.QUESTIONS_CLOSED',
  'refusal.FORBIDDEN',
] as const satisfies readonly `${Area}.${RefusalCode}`[]

const keyByCode = new Map<string, string>(
  shownRefusals.map((key) => [key.slice(key.indexOf('.') + 1), key]),
)

/** Why something is not possible, in the words the server would answer with. */
export function useRefusalTexts() {
  // Each code has its own arguments, which the server sends along with the code.
  const t = useTranslations() as unknown as Lookup
  return (refusal: Refusal) => {
    const facts = Object.fromEntries(
      Object.entries(refusal.facts).map(([name, fact]) => [
        name,
        typeof fact === 'boolean' ? String(fact) : fact,
      ]),
    )
    const key = keyByCode.get(refusal.code) ?? 'refusal.ACTION_NOT_POSSIBLE_NOW'
    return { title: t(`${key}.title`, facts), detail: t(`${key}.detail`, facts) }
  }
}
