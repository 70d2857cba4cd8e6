import { z } from 'zod'
import { type RefusalCode, refusalStatus } from '#domain/refusal/refusal.ts'
import { wireInstant } from './wire.ts'

/** What each action of an auction's view needs to know, or why it is refused. */

export const refusalCodes = Object.keys(refusalStatus) as [RefusalCode, ...RefusalCode[]] // The keys of the closed list.
const euros = z.int()
const instantOrNull = wireInstant.nullable()
const nothing = z.object({})

const refusal = z.object({
  code: z.enum(refusalCodes),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
})

function action<Facts extends z.ZodType>(facts: Facts) {
  return z.discriminatedUnion('isAllowed', [
    z.object({ isAllowed: z.literal(true), facts }),
    z.object({ isAllowed: z.literal(false), refusal }),
  ])
}

const amount = z.object({ amountEur: euros })

/** What the page offers to everybody is always there; of the others those that are the viewer's. */
const offered = z.object({
  bid: action(
    z.object({
      minimumEur: euros,
      nextAmountsEur: z.tuple([euros, euros, euros]),
      askAgainAboveEur: euros,
      maximumEur: euros,
    }),
  ),
  setAgent: action(
    z.object({
      minimumEur: euros,
      askAgainAboveEur: euros,
      maximumEur: euros,
      mayJumpToTarget: z.boolean(),
    }),
  ),
  buyNow: action(z.object({ priceEur: euros })),
  lateOffer: action(z.object({ minimumEur: euros, maximumEur: euros })),
  askQuestion: action(z.object({ closesAt: wireInstant })),
})
const restartTerms = z.object({
  asItIsPossibleAt: wireInstant,
  reducedMinimumEur: euros,
  reducedMaximumEur: euros,
  roundsLeft: z.int(),
})

/** What an owner can do with the vehicle once the ad rests. */
const atRest = z.object({ restart: action(restartTerms) })

/** What an owner can do after a decline, or from when. */
const optionsAfterwards = atRest.extend({ lateOffersOpenAt: instantOrNull })

const concerned = z.object({
  withdrawAgent: action(nothing),
  takeBackBid: action(
    z.object({
      takeBackUntil: wireInstant,
      fromSequence: z.int(),
      cause: z.enum(['taken_back', 'new_defect']),
    }),
  ),
  voidBids: action(z.object({ possibleUntil: wireInstant, takeBackMinutes: z.int() })),
  renegotiationAccept: action(amount),
  renegotiationCounter: action(
    z.object({
      minimumEur: euros,
      maximumEur: euros,
      countersLeft: z.int(),
      bindsUntil: wireInstant,
    }),
  ),
  renegotiationDecline: action(
    z.object({
      reasons: z.array(z.enum(['not_available', 'price_too_low'])),
      then: z.array(z.enum(['restart', 'pause', 'neither'])),
      withRestart: restartTerms
        .extend({
          bid: z.object({
            amountEur: euros,
            bindsUntil: wireInstant,
            startPriceMinimumEur: euros,
          }),
        })
        .nullable(),
      withoutBid: optionsAfterwards,
    }),
  ),
  renegotiationOffer: action(
    z.object({ minimumEur: euros, maximumEur: euros, offersLeft: z.int() }),
  ),
  renegotiationRaise: action(z.object({ minimumEur: euros, maximumEur: euros })),
  renegotiationLeave: action(nothing),
  reservationConfirm: action(amount),
  reservationDecline: action(z.object({ withoutBid: optionsAfterwards.nullable() })),
  followUpAccept: action(amount),
  openLateOffers: action(nothing),
  answerLateOffers: action(z.object({ ofOwnPeopleIds: z.array(z.int()) })),
  restart: action(restartTerms),
  stop: action(nothing),
  pause: action(atRest),
  resume: action(nothing),
  secondChanceOffer: action(amount),
  secondChanceAccept: action(amount),
  secondChanceDecline: action(amount),
  withdraw: action(atRest.extend({ needsSecondOperator: z.boolean() })),
  cancelRenegotiation: action(nothing),
})
export const auctionActions = z.object({ ...offered.shape, ...concerned.partial().shape })
