import { useCallback, useEffect, useRef, useState } from 'react'
import type { AuctionView } from '#contract/auction-view.ts'
import { isCallRefused, type Problem } from '#contract/problem.ts'
import { useWholeApi } from '#web/api/api.tsx'
import type { ApiClient } from '#web/api/api-client.ts'
import { newIdempotencyKey } from '#web/api/idempotency-key.ts'
import { NetworkFailed } from '#web/api/network-failed.ts'
import { keysOf } from '#web/api/queries.ts'
import { useVisitor } from '#web/storefront/visitor/use-visitor.ts'
import { answerCommand, findKept, forgetCommand, keepCommand, slotOf } from './kept-command.ts'

export type MarketCommand<Body> = {
  readonly send: (body: Body) => Promise<AuctionView | null>
  readonly isBusy: boolean
  /** The last refusal, in the reader's language. */
  readonly problem: Problem | null
  /** Sent without an answer: nobody here knows whether it counts. */
  readonly unanswered: Body | null
  readonly clear: () => void
  /** The page has learned elsewhere that it counts: the next one is a new one. */
  readonly settle: () => void
}

export type SendCommand<Body> = (
  api: ApiClient,
  request: { readonly body: Body; readonly idempotencyKey: string },
) => Promise<AuctionView>

export type CommandEnd<Body> = {
  /** An answer came, however late and from whichever button: what was typed for it is done. */
  readonly accepted?: (body: Body) => void
  /** True where the refusal is shown in another place, because the form goes away with it. */
  readonly refused?: (problem: Problem, body: Body) => boolean
}

/** After this the dealer is told that no answer came; one that comes later still counts. */
const patienceMs = 10_000

/**
 * One command of the market. Nothing on the page changes before its answer came; then the answer's
 * view is shown wherever this auction is on the page.
 */
export function useMarketCommand<Body>(
  auctionId: number,
  command: string,
  call: SendCommand<Body>,
  end: CommandEnd<Body> = {},
): MarketCommand<Body> {
  const { client, queryClient, auctions } = useWholeApi()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [unanswered, setUnanswered] = useState<Body | null>(null)
  const { customerId } = useVisitor()
  const slot = slotOf(auctionId, command, customerId)
  // An answer may come long after the drawing in which its command was sent.
  const latestEnd = useRef(end)
  useEffect(() => {
    latestEnd.current = end
  })

  useEffect(() => {
    const kept = findKept(sessionStorage, slot)
    setUnanswered(kept && (kept.body as Body)) // Written by this hook under this command's name.
    setProblem(null)
  }, [slot])

  const clear = useCallback(() => {
    forgetCommand(sessionStorage, slot)
    setUnanswered(null)
    setProblem(null)
  }, [slot])

  async function send(body: Body): Promise<AuctionView | null> {
    if (isBusy) return null
    setBusy(true)
    setProblem(null)
    const { key } = keepCommand(sessionStorage, { slot, body }, newIdempotencyKey)
    const answer = call(client, { body, idempotencyKey: key }).then((view) => {
      if (answerCommand(sessionStorage, slot, key)) clear()
      auctions.writeAnswer(view)
      // A first bid is one more of those that the bar counts.
      void queryClient.invalidateQueries({ queryKey: [...keysOf('catalog', 'ownCounts')] })
      latestEnd.current.accepted?.(body)
      return view
    })
    try {
      return await withinPatience(answer)
    } catch (error) {
      if (isCallRefused(error) && error.problem.status < 500) {
        clear()
        const isShownElsewhere = latestEnd.current.refused?.(error.problem, body) === true
        if (!isShownElsewhere) setProblem(error.problem)
        // What the page showed allowed this, on its own page or in a list; it must be out of date.
        void queryClient.invalidateQueries({ queryKey: ['catalog'] })
        void queryClient.invalidateQueries({ queryKey: ['auction', 'get'] })
      } else {
        setUnanswered(body)
      }
      return null
    } finally {
      setBusy(false)
    }
  }

  const settle = useCallback(() => forgetCommand(sessionStorage, slot), [slot])
  return { send, isBusy, problem, unanswered, clear, settle }
}

async function withinPatience<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NetworkFailed('No answer in time')), patienceMs)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
