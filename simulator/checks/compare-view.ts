import type { AuctionView } from '#contract/auction-view.ts'
import type { Asker } from '../model/answer.ts'
import { choicesOf } from '../model/choices.ts'
import { eyeOf, figuresSeen, statusesSeen } from '../model/seen.ts'
import type { Story } from '../model/story.ts'
import type { Telling } from '../model/telling.ts'

/** The two answers side by side: what the server shows somebody, and what the rules say he sees. */

export type Difference = {
  readonly what: string
  readonly server: unknown
  readonly model: unknown
}

export function compareView(
  told: { readonly story: Story; readonly telling: Telling; readonly now: number },
  asker: Asker,
  view: AuctionView | null,
): Difference[] {
  const { telling } = told
  const { release } = told.story
  const eye = eyeOf(release, telling, asker)
  // How a round looks once the next one has begun is nowhere said; that nothing goes on in it is.
  if (telling.isHandedOn) return view === null ? [] : differingActions(told, asker, view)
  const statuses = statusesSeen(telling, eye, asker.who, told.now)
  const at = (what: string) => `${asker.who} (${eye}) sees ${what}`
  if (view === null || statuses.length === 0) {
    const isSame = view === null && statuses.length === 0
    return isSame ? [] : [{ what: at('the ad'), server: view?.status ?? null, model: statuses }]
  }
  const differences: Difference[] = []
  if (!statuses.some((status) => status === view.status))
    differences.push({ what: at('status'), server: view.status, model: statuses })
  const expected = figuresSeen(release, telling, asker)
  const seen = figuresOf(view)
  for (const [name, model] of Object.entries(expected)) {
    const server = seen[name as keyof typeof seen] // Both have the same names.
    if (model !== undefined && JSON.stringify(server) !== JSON.stringify(model))
      differences.push({ what: at(name), server, model })
  }
  return [...differences, ...differingActions(told, asker, view)]
}

function differingActions(
  { story, telling, now }: Parameters<typeof compareView>[0],
  asker: Asker,
  view: AuctionView,
): Difference[] {
  const eye = eyeOf(story.release, telling, asker)
  const at = (what: string) => `${asker.who} (${eye}) sees ${what}`
  const differences: Difference[] = []
  for (const [name, choice] of Object.entries(choicesOf(story, telling, asker, now))) {
    const action = view.actions[name as keyof AuctionView['actions']] // The model's names are these.
    const { verdict, facts } = choice
    const refusal = refusalSeen(action, asker)
    if ((refusal === null) !== verdict.allowed) {
      differences.push({ what: at(`action ${name}`), server: refusal ?? action, model: verdict })
    } else if (action?.isAllowed) {
      const figures = action.facts as Readonly<Record<string, unknown>> // Whichever facts it has.
      for (const [fact, model] of Object.entries(facts)) {
        const told = figures[fact]
        const server = typeof told === 'string' ? Date.parse(told) : told
        if (server !== model) differences.push({ what: at(`${name}.${fact}`), server, model })
      }
    } else if (!verdict.allowed && verdict.code !== null && verdict.code !== refusal) {
      differences.push({ what: at(`action ${name}`), server: refusal, model: verdict.code })
    }
  }
  return differences
}

/** Null when it is allowed; what is left out is refused as his call would be. */
function refusalSeen(
  action: AuctionView['actions'][keyof AuctionView['actions']],
  asker: Asker,
): string | null {
  if (action === undefined) return asker.role === 'visitor' ? 'NOT_LOGGED_IN' : 'NOT_FOUND'
  return action.isAllowed ? null : action.refusal.code
}

function figuresOf(view: AuctionView): Record<keyof ReturnType<typeof figuresSeen>, unknown> {
  const instant = (text: string | null | undefined) => (text == null ? null : Date.parse(text))
  const talks = view.status === 'renegotiation' ? view.renegotiation : null
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
    archivedBidEur: talks?.archivedBidEur ?? null,
    turn: talks?.turn ?? null,
    turnEndsAt: instant(talks?.turnEndsAt),
    standingOfferEur: talks?.standingOfferEur ?? null,
    lastCounterEur: talks?.lastCounterEur ?? null,
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
    tellsBidCount: shown(view.bidCount),
    tellsLeader: shown(view.leaderPseudonym),
    tellsHistory: shown(view.history),
    tellsJournalHead: shown(view.headHash),
    tellsBuyer: shown(view.buyerMerchantId),
    tellsWhyUnsold: shown(view.failureCause),
    tellsVersion: shown(view.version),
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
