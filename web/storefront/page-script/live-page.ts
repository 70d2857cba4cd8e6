import type { LiveEvent } from '#contract/live.ts'
import { shareStream } from '#web/api/live/shared-stream.ts'
import type { LiveStream } from '#web/api/live/stream.ts'
import { askMarketTime } from './market-clock.ts'
import { publicCalls } from './public-calls.ts'

/**
 * Keeps the auctions of a public page alive: an end that moved is written into its clock, for anything
 * else the page's content is fetched anew. A visitor is told of states and ends only (rules 1).
 */

/** Many pages hear the same event: they ask spread over this time. */
const spreadMs = 2500
const soonestMs = 200

type Parts = {
  readonly renew: () => Promise<void>
  readonly onMoved: () => void
}

export function followAuctions({ renew, onMoved }: Parts): { readonly look: () => void } {
  let stream: LiveStream | undefined
  let renewing: ReturnType<typeof setTimeout> | undefined

  function renewSoon(): void {
    clearTimeout(renewing)
    renewing = setTimeout(renewNow, soonestMs + Math.random() * spreadMs)
  }
  function renewNow(): void {
    const held = document.querySelector('[data-holds-still]:hover')
    // Under the pointer another order would put another vehicle where a press was meant for this one.
    if (held) held.addEventListener('pointerleave', renewSoon, { once: true })
    else if (document.visibilityState === 'visible') void renew().catch(() => undefined)
    // Nobody sees it before; the page is fetched when somebody looks at it again.
    else document.addEventListener('visibilitychange', renewSoon, { once: true })
  }
  async function catchUp(): Promise<void> {
    await askMarketTime().catch(() => undefined)
    onMoved()
    renewSoon()
  }
  function hear(event: LiveEvent): void {
    const isEndAlone = event.type === 'auction' && writeEnd(event.auction)
    if (isEndAlone) onMoved()
    else if (event.type === 'reload' && event.subject === 'clock') void catchUp()
    else if (event.type !== 'hello' && event.type !== 'message') renewSoon()
  }

  function open(): LiveStream {
    const owner = {
      hear,
      resync: renewSoon,
      opened: () => {
        if (showsClock()) void askMarketTime().then(onMoved, () => undefined)
      },
      lose: () => undefined,
      regain: () => void catchUp(),
    }
    const { build = '' } = document.documentElement.dataset
    return shareStream(publicCalls(), owner, { customerId: null, build })
  }

  return {
    look: () => {
      const ids = shownAuctions().map(({ dataset }) => Number(dataset.auction))
      // Who looks at no auction needs no stream.
      if (stream === undefined && ids.length === 0 && !showsClock()) return
      stream ??= open()
      stream.follow([...new Set(ids)])
    },
  }
}

function shownAuctions(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-auction]')]
}

/** The market's own clock, which in a demo somebody may move (rules 14). */
function showsClock(): boolean {
  return document.querySelector('[data-market-clock]') !== null
}

type Auction = Extract<LiveEvent, { type: 'auction' }>['auction']

/** Whether that was all there is to write. */
function writeEnd({ auctionId, status, endsAt }: Auction): boolean {
  const shown = shownAuctions().filter(({ dataset }) => dataset.auction === String(auctionId))
  if (endsAt === null || shown.some(({ dataset }) => dataset.status !== status)) return false
  for (const part of shown) {
    for (const time of part.querySelectorAll<HTMLTimeElement>('[data-countdown] time')) {
      time.dateTime = endsAt
    }
  }
  return true
}
