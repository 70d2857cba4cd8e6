import { useTranslations } from 'use-intl/react'
import type { JournalAnswer } from '#contract/journal.ts'
import type { SettlementOutcome } from '#domain/auction/core/events.ts'
import { useFormat } from '#web/language/language-provider.tsx'

type Entry = JournalAnswer['entries'][number]

const knownKinds = [
  'released',
  'bid',
  'agent',
  'agent_ended',
  'end_extended',
  'end_moved',
  'defect',
  'voided',
  'withdrawn',
  'result',
] as const

const outcomes = [
  'sold',
  'bought_now',
  'reservation',
  'renegotiation',
  'failed',
] as const satisfies readonly SettlementOutcome[]

const moveCauses = ['outage', 'void', 'new_defect'] as const

/** An entry in a sentence; kinds that came later are shown by their own name. */
export function useEntryText(): {
  readonly kind: (entry: Entry) => string
  readonly content: (entry: Entry) => string
} {
  const t = useTranslations('auction.journal')
  const tCause = useTranslations('auction.history.causes')
  const tPosition = useTranslations('auction.position')
  const format = useFormat()
  const bidder = (number: unknown) =>
    typeof number === 'number' ? tPosition('bidder', { number }) : ''
  const money = (amount: unknown) => (typeof amount === 'number' ? format.money(amount) : '')
  const moment = (at: unknown) => (typeof at === 'number' ? format.dateTime(at) : '')
  /** What the hammer made of it: what came of that later stands in no journal. */
  const outcomeText = (value: unknown) => {
    const outcome = outcomes.find((each) => each === value)
    return outcome ? t(`outcomes.${outcome}`) : ''
  }
  const listed = (...parts: readonly string[]) => parts.filter(Boolean).join(', ')
  return {
    kind: ({ kind, payload }) => {
      if (kind === 'voided' && payload.cause !== 'operator') return t('kinds.takenBack')
      const known = knownKinds.find((each) => each === kind)
      return known ? t(`kinds.${known}`) : kind
    },
    content: ({ kind, payload }) => {
      switch (kind) {
        case 'bid': {
          const cause = payload.cause === 'agent' || payload.cause === 'agent_jump'
          return listed(
            bidder(payload.pseudonym),
            money(payload.amountEur),
            cause ? tCause(payload.cause === 'agent' ? 'agent' : 'agent_jump') : '',
          )
        }
        case 'agent':
        case 'agent_ended':
          return bidder(payload.pseudonym)
        case 'end_extended':
          return moment(payload.endsAt)
        case 'end_moved': {
          const cause = moveCauses.find((each) => each === payload.cause)
          return listed(moment(payload.endsAt), cause ? t(`moveCauses.${cause}`) : '')
        }
        case 'defect':
          return moment(payload.takeBackUntil)
        case 'voided':
          return listed(
            bidder(payload.pseudonym),
            typeof payload.fromSequence === 'number'
              ? t('fromEntry', { number: payload.fromSequence })
              : '',
            payload.priceEur === null
              ? t('noBidLeft')
              : t('then', {
                  amount: money(payload.priceEur),
                  bidder: bidder(payload.leaderPseudonym),
                }),
          )
        case 'result':
          return listed(
            outcomeText(payload.outcome),
            bidder(payload.pseudonym),
            money(payload.priceEur),
          )
        case 'released':
          return listed(money(payload.startPriceEur), moment(payload.endsAt))
        default:
          return ''
      }
    },
  }
}
