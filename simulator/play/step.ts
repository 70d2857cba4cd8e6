import type { VatId } from '../model/amounts.ts'
import type { Command } from '../model/scenario.ts'
import type { Wish } from './new-auction.ts'

/**
 * One step of a run, so concrete that a list of them plays again without the player: what is left
 * out when a failure is shortened are whole steps.
 */
export type Step = {
  /** Its place in the run; its own chance follows from it, whatever else is left out. */
  readonly number: number
} & StepBody

export type StepBody =
  | { readonly kind: 'clock'; readonly to: number }
  | { readonly kind: 'release'; readonly owner: string; readonly wish: Wish }
  /** The round that its owner has opened is approved; a resumed ad is submitted first. */
  | {
      readonly kind: 'next_round'
      readonly of: string
      readonly startPriceEur: number
      /** The price of an owner who resumes; null for the price of before. */
      readonly targetEur: number | null
      readonly isBoughtNow: boolean
    }
  | {
      readonly kind: 'commands'
      readonly commands: readonly Wanted[]
      /** How often a call to the database goes wrong. */
      readonly faultShare: number
      /** The clock of one server rings at the same time. */
      readonly isClockRinging: boolean
      /** Market time moves in the middle. */
      readonly tickMs: number
      /** After so many calls one server is killed; null for never. */
      readonly killAfter: number | null
    }
  | { readonly kind: 'retry' }
  | { readonly kind: 'notifications'; readonly faultShare: number }
  | { readonly kind: 'restart'; readonly place: number }
  /** All servers are gone for a while. */
  | { readonly kind: 'outage'; readonly ms: number }
  | { readonly kind: 'block'; readonly person: string }
  | { readonly kind: 'vat_id'; readonly person: string; readonly state: VatId }
  /** The job of the documents runs for every sale. */
  | { readonly kind: 'documents' }

export type Wanted = {
  readonly auction: string
  readonly person: string
  readonly command: Command
  readonly key: string
  /** Which of the servers gets it. */
  readonly place: number
}

export function describeStep(step: Step): string {
  switch (step.kind) {
    case 'clock':
      return `${step.number} clock ${new Date(step.to).toISOString()}`
    case 'release':
      return `${step.number} release of ${step.owner}: ${JSON.stringify(step.wish)}`
    case 'next_round': {
      const { of, startPriceEur, targetEur, isBoughtNow } = step
      const wish = JSON.stringify({ startPriceEur, targetEur, isBoughtNow })
      return `${step.number} next round of ${of}: ${wish}`
    }
    case 'commands': {
      const { commands, faultShare, isClockRinging, tickMs, killAfter } = step
      const lines = commands.map(
        ({ auction, person, command, place }) =>
          `    ${auction} ${person} ${JSON.stringify(command)} at server ${place}`,
      )
      const around = JSON.stringify({ faultShare, isClockRinging, tickMs, killAfter })
      return [`${step.number} commands ${around}`, ...lines].join('\n')
    }
    case 'retry':
      return `${step.number} retry`
    case 'notifications':
      return `${step.number} notifications`
    case 'restart':
      return `${step.number} restart of server ${step.place}`
    case 'outage':
      return `${step.number} outage of ${step.ms / 1000} s`
    case 'documents':
      return `${step.number} documents`
    case 'vat_id':
      return `${step.number} VAT id of ${step.person} is ${step.state}`
    case 'block':
      return `${step.number} block ${step.person}`
  }
}
