import { z } from 'zod'
import { withdrawalReasons } from '#domain/auction/core/withdrawal-reasons.ts'
import { endpoint } from '../endpoint.ts'
import { entityId, wholeEuros } from '../wire.ts'
import { command, operatorCommand, saleRefusals } from './auction-command.ts'

/** What follows an auction that did not sell, and what the operator can do about it (rules 2, 6 and 10). */

const nothing = z.object({})

export const roundEndpoints = {
  restart: endpoint({
    ...command,
    path: '/api/private/auction/{auctionId}/restart',
    summary: 'Start a new round, as it is or at a reduced minimum price; answers the new round',
    body: z.object({
      reducedTargetPriceEur: wholeEuros.optional(),
      /** Of the sentence with this price in it (`GET /api/private/product/consent/{entityId}`). */
      consentVersion: z.string().max(40).optional(),
    }),
    refusals: [
      'ACTION_NOT_POSSIBLE_NOW',
      'TOO_MANY_ROUNDS',
      'RESTART_TOO_EARLY',
      'REDUCTION_TOO_SMALL',
      'ACCEPT_THE_BID_INSTEAD',
      'CONSENT_MISSING',
      'VEHICLE_ALREADY_OFFERED',
    ],
  }),
  acceptFollowUp: ownerCommand('follow-up/accept', 'Take the archived bid of the round before'),
  openLateOffers: ownerCommand('open-late-offers', 'Take late offers before the 24 hours are over'),
  stop: ownerCommand('stop', 'The vehicle is not available any more'),
  pause: ownerCommand('pause', 'Sell later'),
  resume: ownerCommand('resume', 'Edit and submit again after a pause; answers the round to edit'),
  withdraw: ownerCommand('withdraw', 'Take the ad out before its auction starts'),
  secondChance: endpoint({
    ...command,
    path: '/api/private/auction/{auctionId}/second-chance/{answer}',
    summary: 'Ask the second bidder, as the owner; buy at the own bid or leave it, as that bidder',
    params: z.object({ auctionId: entityId, answer: z.enum(['offer', 'accept', 'decline']) }),
    refusals: [
      'ACTION_NOT_POSSIBLE_NOW',
      'MERCHANT_BLOCKED',
      'BIDDING_STOPPED',
      'TERMS_NOT_ACCEPTED',
      'BARRED_FROM_AUCTION',
      'BID_LIMIT_EXCEEDED',
      'DAY_LIMIT_EXCEEDED',
      ...saleRefusals,
    ],
  }),
  withdrawAsOperator: endpoint({
    ...operatorCommand,
    path: '/api/operator/auctions/{auctionId}/withdraw',
    summary: 'Take an auction off the market; where two operators are needed, ask or confirm',
    body: z.object({ reason: z.enum(withdrawalReasons) }),
    refusals: ['ACTION_NOT_POSSIBLE_NOW', 'SECOND_OPERATOR_NEEDED'],
  }),
  dropWithdrawal: endpoint({
    ...operatorCommand,
    path: '/api/operator/auctions/{auctionId}/drop-withdrawal',
    summary: 'Let the auction go on after an operator asked for its withdrawal',
    body: nothing,
    refusals: ['ACTION_NOT_POSSIBLE_NOW'],
  }),
  cancelRenegotiation: endpoint({
    ...operatorCommand,
    path: '/api/operator/auctions/{auctionId}/cancel-renegotiation',
    summary: 'End a renegotiation without a sale, with the reason for the log',
    body: z.object({ reason: z.string().trim().min(10).max(2000) }),
    refusals: ['ACTION_NOT_POSSIBLE_NOW'],
  }),
}

function ownerCommand<const Name extends string>(name: Name, summary: string) {
  return endpoint({
    ...command,
    path: `/api/private/auction/{auctionId}/${name}`,
    summary,
    body: nothing,
    refusals: ['ACTION_NOT_POSSIBLE_NOW', ...(name === 'follow-up/accept' ? saleRefusals : [])],
  })
}
