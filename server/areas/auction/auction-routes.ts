import { bidderConsents, consentText } from '#content/consent/consent.ts'
import type { AuctionView } from '#contract/auction-view.ts'
import { auctionEndpoints } from '#contract/endpoints/auction.ts'
import { defaultMarketSettings } from '#domain/auction/core/settings.ts'
import { defaultLocale } from '#locales/locales.ts'
import { askedBy, type CallContext, customerIdOf } from '../../platform/http/call-context.ts'
import type { EndpointServer } from '../../platform/http/endpoints/endpoint-server.ts'
import { refuseCall } from '../../platform/http/refused-call.ts'
import { findMarketViewer } from '../account/api.ts'
import type { AuctionServices } from './auction-services.ts'
import { findAuction } from './auction-store.ts'
import { executeCommand } from './commands/execute-command.ts'
import { type PlainBody, withConsentInForce } from './commands/market-request.ts'
import { registerOperatorRoutes } from './operator-routes.ts'
import { loadPresented, presentOutcome } from './read/present-auction.ts'
import { showJournal } from './read/show-journal.ts'
import { registerVoidRoutes } from './void/void-routes.ts'

/** The same in every language (`content/consent`). */
const { version: versionInForce } = consentText(defaultLocale)

/** Binds the market's calls: each is one command through the executor, answered by the new view. */
export function registerAuctionRoutes(endpoints: EndpointServer, services: AuctionServices): void {
  const run = (context: CallContext, auctionId: number, body: PlainBody) =>
    runForCaller(services, context, { auctionId, body })

  endpoints.on(auctionEndpoints.get, ({ params }, context) =>
    showAuction(services, context, params.auctionId),
  )
  endpoints.on(auctionEndpoints.consents, async (_input, { locale }) =>
    bidderConsents(locale, {
      binding: defaultMarketSettings.renegotiation.bindingHours,
      lateOffer: defaultMarketSettings.lateOffers.pendingHours,
    }),
  )
  endpoints.on(auctionEndpoints.placeBid, ({ params, body }, context) =>
    run(context, params.auctionId, {
      type: 'bid',
      amountEur: body.amountEur,
      isAskMeThen: body.askMeThen ?? false,
      consentVersion: body.consentVersion ?? versionInForce,
    }),
  )
  endpoints.on(auctionEndpoints.setAgent, ({ params, body }, context) =>
    run(context, params.auctionId, {
      type: 'set_agent',
      consentVersion: body.consentVersion ?? versionInForce,
      secrets: { limitEur: body.limitEur },
    }),
  )
  endpoints.on(auctionEndpoints.withdrawAgent, ({ params }, context) =>
    run(context, params.auctionId, { type: 'withdraw_agent' }),
  )
  endpoints.on(auctionEndpoints.takeBackBid, ({ params }, context) =>
    run(context, params.auctionId, { type: 'take_back_bid' }),
  )
  endpoints.on(auctionEndpoints.buyNow, ({ params, body }, context) =>
    run(context, params.auctionId, {
      type: 'buy_now',
      priceEur: body.priceEur,
      consentVersion: body.consentVersion ?? versionInForce,
    }),
  )
  registerNegotiation(endpoints, run)
  registerAfterwards(endpoints, run)
  registerOperatorRoutes(endpoints, services)
  registerVoidRoutes(endpoints, services)
  endpoints.on(auctionEndpoints.journal, ({ params }, context) =>
    showJournal(services, context, params.auctionId),
  )
}

type Run = (context: CallContext, auctionId: number, body: PlainBody) => Promise<AuctionView>

function registerNegotiation(endpoints: EndpointServer, run: Run): void {
  endpoints.on(auctionEndpoints.acceptInRenegotiation, ({ params, body }, context) =>
    run(context, params.auctionId, {
      type: 'renegotiation_accept',
      amountEur: body.amountEur ?? null,
    }),
  )
  endpoints.on(auctionEndpoints.counter, ({ params, body }, context) =>
    run(context, params.auctionId, { type: 'renegotiation_counter', ...body }),
  )
  endpoints.on(auctionEndpoints.declineInRenegotiation, ({ params, body }, context) =>
    run(context, params.auctionId, { type: 'renegotiation_decline', ...body }),
  )
  endpoints.on(auctionEndpoints.offer, ({ params, body }, context) =>
    run(context, params.auctionId, { type: 'renegotiation_offer', ...body }),
  )
  endpoints.on(auctionEndpoints.raise, ({ params, body }, context) =>
    run(context, params.auctionId, { type: 'renegotiation_raise', ...body }),
  )
  endpoints.on(auctionEndpoints.leave, ({ params }, context) =>
    run(context, params.auctionId, { type: 'renegotiation_leave' }),
  )
  endpoints.on(auctionEndpoints.answerReservation, ({ params }, context) =>
    run(context, params.auctionId, {
      type: params.answer === 'confirm' ? 'reservation_confirm' : 'reservation_decline',
    }),
  )
}

function registerAfterwards(endpoints: EndpointServer, run: Run): void {
  endpoints.on(auctionEndpoints.makeLateOffer, ({ params, body }, context) =>
    run(context, params.auctionId, {
      type: 'late_offer',
      amountEur: body.amountEur,
      consentVersion: body.consentVersion ?? versionInForce,
    }),
  )
  endpoints.on(auctionEndpoints.answerLateOffer, ({ params }, context) =>
    run(context, params.auctionId, {
      type: params.answer === 'accept' ? 'late_offer_accept' : 'late_offer_decline',
      lateOfferId: params.lateOfferId,
    }),
  )
  endpoints.on(auctionEndpoints.acceptFollowUp, ({ params }, context) =>
    run(context, params.auctionId, { type: 'follow_up_accept' }),
  )
  endpoints.on(auctionEndpoints.openLateOffers, ({ params }, context) =>
    run(context, params.auctionId, { type: 'open_late_offers' }),
  )
  endpoints.on(auctionEndpoints.secondChance, ({ params }, context) =>
    run(context, params.auctionId, { type: `second_chance_${params.answer}` }),
  )
  endpoints.on(auctionEndpoints.stop, ({ params }, context) =>
    run(context, params.auctionId, { type: 'stop' }),
  )
  endpoints.on(auctionEndpoints.pause, ({ params }, context) =>
    run(context, params.auctionId, { type: 'pause' }),
  )
  endpoints.on(auctionEndpoints.withdraw, ({ params }, context) =>
    run(context, params.auctionId, { type: 'withdraw_ad' }),
  )
}

/**
 * Runs a command as the caller and answers the auction as they see it afterwards. The bid history is
 * left out: the page has it, and the stream brings what is new.
 */
async function runForCaller(
  services: AuctionServices,
  context: CallContext,
  command: { readonly auctionId: number; readonly body: PlainBody },
): Promise<AuctionView> {
  const customerId = customerIdOf(context)
  const actor = context.viewer.isOperator
    ? ({ kind: 'operator', customerId } as const)
    : ({ kind: 'customer', customerId } as const)
  const idempotencyKey = context.idempotencyKey
  const { auctionId, body } = command
  const outcome = await executeCommand(services, {
    ...withConsentInForce(body, versionInForce),
    ...{ auctionId, actor, idempotencyKey, ...askedBy(context) },
  })
  const view = outcome.viewer && presentOutcome(outcome.state, outcome.viewer, outcome.now)
  if (!view) throw refuseCall('NOT_FOUND')
  return view
}

async function showAuction(
  services: AuctionServices,
  context: CallContext,
  auctionId: number,
): Promise<AuctionView> {
  const state = await findAuction(services.pool, auctionId, services.keys.auctionSecrets)
  if (!state) throw refuseCall('NOT_FOUND')
  const viewer = await viewerOf(services, context, state.ownerCustomerId)
  return loadPresented(services.pool, state, viewer)
}

function viewerOf(services: AuctionServices, context: CallContext, ownerCustomerId: number) {
  return findMarketViewer(services.pool, context.viewer, {
    ownerCustomerIds: [ownerCustomerId],
    termsValidFrom: services.termsValidFrom,
    now: services.now(),
  })
}
