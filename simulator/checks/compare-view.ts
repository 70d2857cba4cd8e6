import type { AuctionView } from '#contract/auction-view.ts'
import type { Asker } from '../model/answer.ts'
import { choicesOf } from '../model/choices.ts'
import type { ModelState } from '../model/model-state.ts'
import type { Scenario } from '../model/scenario.ts'
import { figuresSeen } from '../model/seen.ts'
import { eyeOf, statusesSeen } from '../model/status-seen.ts'

/** The two answers side by side: what the server shows somebody, and what the rules say they see. */

export type Difference = {
  readonly what: string
  readonly server: unknown
  readonly model: unknown
}

export function compareView(
  expectation: { readonly scenario: Scenario; readonly state: ModelState; readonly now: number },
  asker: Asker,
  view: AuctionView | null,
): Difference[] {
  const { state } = expectation
  const { release } = expectation.scenario
  const eye = eyeOf(release, state, asker)
  // The rules say of a round with a next one only that nothing happens in it any more.
  if (state.hasNextRound) return view === null ? [] : differingActions(expectation, asker, view)
  const statuses = statusesSeen(state, eye, asker.who, expectation.now)
  const at = (what: string) => `${asker.who} (${eye}) sees ${what}`
  if (view === null || statuses.length === 0) {
    const isSame = view === null && statuses.length === 0
    return isSame ? [] : [{ what: at('the ad'), server: view?.status ?? null, model: statuses }]
  }
  const differences: Difference[] = []
  if (!statuses.some((status) => status === view.status))
    differences.push({ what: at('status'), server: view.status, model: statuses })
  const expected = figuresSeen(release, state, asker)
  const seen = figuresOf(view)
  for (const [name, model] of Object.entries(expected)) {
    const server = seen[name as keyof typeof seen] // Both have the same names.
    if (model !== undefined && JSON.stringify(server) !== JSON.stringify(model))
      differences.push({ what: at(name), server, model })
  }
  return [...differences, ...differingActions(expectation, asker, view)]
}

function differingActions(
  { scenario, state, now }: Parameters<typeof compareView>[0],
  asker: Asker,
  view: AuctionView,
): Difference[] {
  const eye = eyeOf(scenario.release, state, asker)
  const at = (what: string) => `${asker.who} (${eye}) sees ${what}`
  const differences: Difference[] = []
  for (const [name, choice] of Object.entries(choicesOf(scenario, state, asker, now))) {
    const action = view.actions[name as keyof AuctionView['actions']] // The model's names are these.
    const { verdict, facts } = choice
    const refusal = refusalSeen(action, asker)
    if ((refusal === null) !== verdict.allowed) {
      differences.push({ what: at(`action ${name}`), server: refusal ?? action, model: verdict })
    } else if (action?.isAllowed) {
      const figures = action.facts as Readonly<Record<string, unknown>> // Whichever facts it has.
      for (const [fact, model] of Object.entries(facts)) {
        const expected = figures[fact]
        const server = typeof expected === 'string' ? Date.parse(expected) : expected
        if (server !== model) differences.push({ what: at(`${name}.${fact}`), server, model })
      }
    } else if (!verdict.allowed && verdict.code !== null && verdict.code !== refusal) {
      differences.push({ what: at(`action ${name}`), server: refusal, model: verdict.code })
    }
  }
  return differences
}

/** Null when it is allowed; an action that the view leaves out is refused as the call would be. */
function refusalSeen(
  action: AuctionView['actions'][keyof AuctionView['actions']],
  asker: Asker,
): string | null {
  if (action === undefined) return asker.role === 'visitor' ? 'NOT_LOGGED_IN' : 'NOT_FOUND'
  return action.isAllowed ? null : action.refusal.code
}

function figuresOf(view: AuctionView): Record<keyof ReturnType<typeof figuresSeen>, unknown> {
  const instant = (text: string | null | undefined) => (text == null ? null : Date.parse(text))
  const renegotiation = view.status === 'renegotiation' ? view.renegotiation : null
  return {
    startsAt: instant(view.startsAt),
    endsAt: instant(view.endsAt),
    plannedEndsAt: instant(view.plannedEndsAt),
    latestEndsAt: instant(view.latestEndsAt),
    startPriceEur: view.startPriceEur,
    buyNowPriceEur: view.buyNowPriceEur,
    currentBidEur: view.currentBidEur,
    light: view.light,
    bidderCount: view.bidderCount,
    targetPriceEur: view.targetPriceEur,
    hammerPriceEur: view.hammerPriceEur,
    soldAt: instant(view.soldAt),
    bindsUntil: instant(view.bindsUntil),
    archivedBidEur: renegotiation?.archivedBidEur ?? null,
    turn: renegotiation?.turn ?? null,
    turnEndsAt: instant(renegotiation?.turnEndsAt),
    standingOfferEur: renegotiation?.standingOfferEur ?? null,
    lastCounterEur: renegotiation?.lastCounterEur ?? null,
    ownLimitEur: view.own?.agent?.limitEur ?? null,
    isLeading: view.context?.includes('holding_highest_bid') ?? false,
    reservedEur: view.reservation?.amountEur ?? null,
    offersToAnswerEur: view.lateOffers?.map(({ amountEur }) => amountEur) ?? null,
    archivedOfferEur: view.followUp?.amountEur ?? null,
    archivedOfferUntil: earliest(
      instant(view.followUp?.bindsUntil),
      instant(view.followUp?.acceptUntil),
    ),
    ownLateOfferEur: view.ownLateOffer?.amountEur ?? null,
    ownStandingEur: view.own?.standingBidEur ?? null,
    secondChanceEur: view.secondChance?.amountEur ?? null,
    secondChanceTurn: turnOf(view.secondChance?.turn),
    secondChanceUntil: instant(view.secondChance?.turnEndsAt),
    requestedReason: view.withdrawalRequest?.reason ?? null,
    showsBidCount: shown(view.bidCount),
    showsLeader: shown(view.leaderPseudonym),
    showsHistory: shown(view.history),
    showsJournalHead: shown(view.headHash),
    showsBuyer: shown(view.buyerMerchantId),
    showsWhyUnsold: shown(view.failureCause),
    showsVersion: shown(view.version),
  }
}

function shown(value: unknown): true | null {
  return value === null ? null : true
}

function turnOf(turn: 'owner' | 'dealer' | undefined): 'owner' | 'second' | null {
  if (turn === undefined) return null
  return turn === 'owner' ? 'owner' : 'second'
}

function earliest(...instants: readonly (number | null)[]): number | null {
  const given = instants.filter((at) => at !== null)
  return given.length === 0 ? null : Math.min(...given)
}
