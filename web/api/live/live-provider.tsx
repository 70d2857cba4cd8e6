import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { LiveEvent } from '#contract/live.ts'
import { useWholeApi } from '../api.tsx'
import { useServerClock } from '../server-clock.tsx'
import { invalidateAd } from './invalidate-ad.ts'
import { invalidateAfterMessage } from './invalidate-after-message.ts'
import { invalidateQuestions } from './invalidate-questions.ts'
import { shareStream } from './shared-stream.ts'
import { followedAd, type LiveStream } from './stream.ts'

/** Keeps what is on the page alive: events go into the query cache, screens just read it. */

type Live = {
  /**
   * Market time in milliseconds of the last word from the server while the connection is lost, until
   * the page has caught up; null while what it shows is current.
   */
  readonly lostAt: number | null
  readonly follow: (part: symbol, auctionIds: readonly number[]) => void
  readonly unfollow: (part: symbol) => void
  /** The page shows a clock that somebody may move, also where it follows no auction. */
  readonly keepClock: () => void
}

const LiveContext = createContext<Live>({
  lostAt: null,
  follow: () => undefined,
  unfollow: () => undefined,
  keepClock: () => undefined,
})

export function LiveProvider(props: {
  children: ReactNode
  /** Changes with the login: another person's stream is another stream. */
  customerId: number | null
}) {
  const { children, customerId } = props
  const { client, queryClient, auctions, build } = useWholeApi()
  const clock = useServerClock()
  const [lostAt, setLostAt] = useState<number | null>(null)
  const losses = useRef(0)
  // A visitor who looks at no auction needs no stream.
  const [isListening, setListening] = useState(false)
  const isNeeded = customerId !== null || isListening
  const keepsClock = useRef(false)
  const parts = useRef(new Map<symbol, readonly number[]>())
  const stream = useRef<LiveStream | null>(null)

  const followAll = useCallback(() => {
    stream.current?.follow([...new Set([...parts.current.values()].flat())])
  }, [])

  useEffect(() => {
    if (!isNeeded) return
    const hear = (event: LiveEvent) => {
      if (event.type === 'broadcast_auction_update') return auctions.writeEvent(event)
      if (event.type === 'gone') return auctions.writeGone(event.auctionId)
      if (event.type === 'questions') return invalidateQuestions(queryClient)
      if (event.type === 'ad_edited') return invalidateAd(queryClient, event.entityId)
      if (event.type === 'message') return invalidateAfterMessage(queryClient)
      if (event.type !== 'reload') return
      if (event.subject === 'clock') void readClock()
      void queryClient.invalidateQueries()
    }
    const readClock = async () => {
      const { time } = await client.site.readTime()
      clock.moveTo(Date.parse(time))
    }
    const lose = (silentMs: number) => {
      losses.current += 1
      setLostAt((before) => before ?? clock.now() - silentMs)
    }
    const regain = async () => {
      const loss = losses.current
      await Promise.allSettled([readClock(), queryClient.invalidateQueries()])
      if (loss === losses.current) setLostAt(null)
    }
    const owner = {
      hear,
      resync: () => void queryClient.invalidateQueries(),
      opened: () => {
        if (keepsClock.current) void readClock()
      },
      lose,
      regain: () => void regain(),
    }
    const opened = shareStream(client, owner, { customerId, build: build.name })
    stream.current = opened
    followAll()
    return () => {
      stream.current = null
      opened.close()
      // The loss was this login's; the next stream, or a page without one, starts without it.
      setLostAt(null)
    }
  }, [client, queryClient, auctions, build, clock, customerId, isNeeded, followAll])

  const live = useMemo<Live>(
    () => ({
      lostAt,
      follow: (part, auctionIds) => {
        parts.current.set(part, auctionIds)
        if (auctionIds.length > 0) setListening(true)
        followAll()
      },
      unfollow: (part) => {
        parts.current.delete(part)
        followAll()
      },
      keepClock: () => {
        keepsClock.current = true
        setListening(true)
      },
    }),
    [lostAt, followAll],
  )
  return <LiveContext value={live}>{children}</LiveContext>
}

/** Follows these auctions while the calling component is on the page. */
export function useFollowedAuctions(auctionIds: readonly (number | null | undefined)[]): void {
  const { follow, unfollow } = useContext(LiveContext)
  const ids = auctionIds.filter((id) => id !== null && id !== undefined)
  const text = ids.join(',')
  const [part] = useState(() => Symbol('followed auctions'))
  useEffect(() => {
    follow(part, text === '' ? [] : text.split(',').map(Number))
    return () => unfollow(part)
  }, [follow, unfollow, part, text])
}

/** Follows an ad that is read or written here: what others save is on the page within a second (spec 4, ad_edited). */
export function useFollowedAd(entityId: number | null): void {
  useFollowedAuctions([entityId === null ? null : followedAd(entityId)])
}

/** Keeps the clock in step where somebody moves it, on a page that follows no auction (rules 14). */
export function useMovedClock(): void {
  const { keepClock } = useContext(LiveContext)
  useEffect(keepClock, [keepClock])
}

/** Since when, in market time, what the page shows may be out of date; null while it is current. */
export function useLostAt(): number | null {
  return useContext(LiveContext).lostAt
}
