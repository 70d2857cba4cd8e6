import type { VatId } from '../model/amounts.ts'
import type { Deed } from '../model/story.ts'
import type { Wish } from './new-auction.ts'

/**
 * One step of a run, so concrete that a list of them plays again without the player: what is left
 * out when a failure is shortened are whole beats.
 */
export type Beat = {
  /** Its place in the run; its own chance follows from it, whatever else is left out. */
  readonly number: number
} & BeatBody

export type BeatBody =
  | { readonly kind: 'clock'; readonly to: number }
  | { readonly kind: 'release'; readonly owner: string; readonly wish: Wish }
  /** The round that its owner has opened is approved; where he came back, he first submits it. */
  | {
      readonly kind: 'next_round'
      readonly of: string
      readonly startPriceEur: number
      /** What an owner who comes back asks for now; null for what he asked for before. */
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
  | { readonly kind: 'letters'; readonly faultShare: number }
  | { readonly kind: 'restart'; readonly place: number }
  /** All servers are gone for a while. */
  | { readonly kind: 'outage'; readonly ms: number }
  | { readonly kind: 'block'; readonly person: string }
  | { readonly kind: 'vat_id'; readonly person: string; readonly state: VatId }
  /** The job of the papers runs for every sale. */
  | { readonly kind: 'papers' }

export type Wanted = {
  readonly auction: string
  readonly person: string
  readonly deed: Deed
  readonly key: string
  /** Which of the servers gets it. */
  readonly place: number
}

export function beatInWords(beat: Beat): string {
  switch (beat.kind) {
    case 'clock':
      return `${beat.number} clock ${new Date(beat.to).toISOString()}`
    case 'release':
      return `${beat.number} release of ${beat.owner}: ${JSON.stringify(beat.wish)}`
    case 'next_round': {
      const { of, startPriceEur, targetEur, isBoughtNow } = beat
      const wish = JSON.stringify({ startPriceEur, targetEur, isBoughtNow })
      return `${beat.number} next round of ${of}: ${wish}`
    }
    case 'commands': {
      const { commands, faultShare, isClockRinging, tickMs, killAfter } = beat
      const lines = commands.map(
        ({ auction, person, deed, place }) =>
          `    ${auction} ${person} ${JSON.stringify(deed)} at server ${place}`,
      )
      const around = JSON.stringify({ faultShare, isClockRinging, tickMs, killAfter })
      return [`${beat.number} commands ${around}`, ...lines].join('\n')
    }
    case 'retry':
      return `${beat.number} retry`
    case 'letters':
      return `${beat.number} letters`
    case 'restart':
      return `${beat.number} restart of server ${beat.place}`
    case 'outage':
      return `${beat.number} outage of ${beat.ms / 1000} s`
    case 'papers':
      return `${beat.number} papers`
    case 'vat_id':
      return `${beat.number} VAT id of ${beat.person} is ${beat.state}`
    case 'block':
      return `${beat.number} block ${beat.person}`
  }
}
