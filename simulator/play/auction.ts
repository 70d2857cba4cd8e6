import type { Outcome } from '#server/testing/market-parts.ts'
import type { Command, Scenario } from '../model/scenario.ts'
import type { Person } from '../stage/people.ts'

/** One auction of a run: how the server knows it, and its scenario for the model. */
export type Auction = {
  readonly auctionId: number
  readonly name: string
  /** The round before it, by name; null for the first of an ad. */
  readonly roundBefore: string | null
  scenario: Scenario
  /** Key and body of each accepted command with a key, by person. */
  readonly keys: Map<string, string>
  /** Journal numbers of manual bids, by their place among the scenario's entries. */
  readonly sequences: Map<number, number>
  /** Sent, and not yet answered for sure: to be sent again with the same key. */
  readonly open: Intent[]
}

/** Somebody wants something. The same intent may be sent several times: its key stays. */
export type Intent = {
  readonly auction: Auction
  readonly person: Person
  readonly command: Command
  readonly key: string
}

export type Sent = {
  readonly intent: Intent
  readonly server: string
  answer: Answer
}

export type Answer =
  | { readonly kind: 'none' }
  | { readonly kind: 'error'; readonly error: Error }
  | { readonly kind: 'outcome'; readonly outcome: Outcome }

export const keyName = ({ person, key }: Pick<Intent, 'person' | 'key'>) => `${person.name}/${key}`

export const bodyText = (command: Command) => JSON.stringify(command)

export function describe({ intent, answer, server }: Sent): string {
  const { auction, person, command } = intent
  const { kind, ...rest } = command
  const facts = Object.values(rest).join(' ')
  return `${auction.name} ${person.name}: ${kind} ${facts} (${server}) -> ${describeAnswer(answer)}`
}

function describeAnswer(answer: Answer): string {
  switch (answer.kind) {
    case 'none':
      return 'no answer'
    case 'error':
      return `error ${answer.error.message}`
    case 'outcome': {
      const { decision } = answer.outcome
      if (!decision.isAccepted) return decision.refusal.code
      return decision.isRepeat ? 'accepted before' : 'accepted'
    }
  }
}
