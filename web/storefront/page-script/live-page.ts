import type { LiveEvent } from '#contract/live.ts'
import { shareStream } from '#web/api/live/shared-stream.ts'
import type { LiveStream } from '#web/api/live/stream.ts'
import { shownText } from '../auction/shown-auction.ts'
import { askMarketTime } from './market-clock.ts'
import { showLost } from './notices.ts'
import { publicCalls } from './public-calls.ts'

/**
 * Keeps the auctions of a public page alive: an end that moved is written into its clock, for anything
 * else the page's content is fetched anew. A visitor is told of states and ends only (rules 1).
 */

/**
 * Many pages hear the same event: they ask spread over this time. The page of one vehicle is the same for all of
 * them; of lists nearly each is another, to be drawn anew.
 */
const spreadMs = { one: 500, list: 2500 }
const soonestMs = 100

type Parts = {
  readonly renew: () => Promise<void>
  readonly onMoved: () => void
}

/** `back`: events come again, what happened meanwhile is not yet on the page. */
type Line = 'whole' | 'lost' | 'back'

export type FollowedAuctions = {
  /** Again after each change of the page. */
  readonly look: () => void
  /** The page came out of the browser's memory, as old as it was left. */
  readonly catchUp: () => Promise<void>
  /** What the page shows is outdated. */
  readonly renewSoon: () => void
}

export function followAuctions({ renew, onMoved }: Parts): FollowedAuctions {
  let stream: LiveStream | undefined
  let renewing: ReturnType<typeof setTimeout> | undefined
  let line: Line = 'whole'

  function setLine(next: Line): void {
    line = next
    showLost(line !== 'whole')
    onMoved()
  }
  function renewSoon(): void {
    clearTimeout(renewing)
    renewing = setTimeout(renewNow, waitMs())
  }
  function renewNow(): void {
    const held = document.querySelector('[data-holds-still]:hover')
    // Under the pointer another order would put another vehicle where a press was meant for this one.
    if (held) held.addEventListener('pointerleave', renewSoon, { once: true })
    else if (document.visibilityState === 'visible')
      void renew().then(renewed, () => line === 'back' && renewSoon())
    // Nobody sees it before; the page is fetched when somebody looks at it again.
    else document.addEventListener('visibilitychange', renewNow, { once: true })
  }
  function renewed(): void {
    if (line === 'back') setLine('whole')
  }
  async function catchUp(): Promise<void> {
    await askMarketTime().catch(() => undefined)
    onMoved()
    renewSoon()
  }
  function hear(event: LiveEvent): void {
    if (event.type === 'broadcast_auction_update') {
      const isAll = writeEnd(event.auction)
      onMoved()
      if (!isAll) renewSoon()
    } else if (event.type === 'reload' && event.subject === 'clock') void catchUp()
    else if (event.type !== 'hello' && event.type !== 'message') renewSoon()
  }

  function open(): LiveStream {
    const owner = {
      hear,
      resync: renewSoon,
      opened: () => {
        if (showsClock()) void askMarketTime().then(onMoved, () => undefined)
      },
      lose: () => setLine('lost'),
      regain: () => {
        setLine('back')
        void catchUp()
      },
    }
    const { build = '' } = document.documentElement.dataset
    return shareStream(publicCalls(), owner, { customerId: null, build })
  }

  return {
    catchUp,
    renewSoon,
    look: () => {
      const ids = shownAuctions().map(({ dataset }) => Number(dataset.auction))
      // Who looks at no auction needs no stream.
      if (stream === undefined && ids.length === 0 && !showsClock()) return
      stream ??= open()
      stream.follow([...new Set(ids)])
    },
  }
}

function waitMs(): number {
  const isOne = document.querySelector('[data-shown]') !== null
  return soonestMs + Math.random() * spreadMs[isOne ? 'one' : 'list']
}

function shownAuctions(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-auction]')]
}

/** The market's own clock, which in a demo somebody may move (rules 14). */
function showsClock(): boolean {
  return document.querySelector('[data-market-clock]') !== null
}

type Auction = Extract<LiveEvent, { type: 'broadcast_auction_update' }>['auction']

/** At once into each countdown to the end; answers whether nothing else of what is shown has changed. */
function writeEnd(auction: Auction): boolean {
  const { auctionId, status, endsAt } = auction
  const shown = shownAuctions().filter(({ dataset }) => dataset.auction === String(auctionId))
  for (const part of shown) {
    if (endsAt === null || !isOpen(status) || !isOpen(part.dataset.status)) continue
    for (const time of part.querySelectorAll<HTMLTimeElement>('[data-countdown] time')) {
      time.dateTime = endsAt
    }
  }
  return shown.every(({ dataset }) =>
    dataset.shown === undefined
      ? endsAt !== null && dataset.status === status
      : dataset.shown === shownText(auction),
  )
}

/** Before it a countdown leads to the start. */
function isOpen(status: string | undefined): boolean {
  return status === 'running' || status === 'hotbidding'
}
