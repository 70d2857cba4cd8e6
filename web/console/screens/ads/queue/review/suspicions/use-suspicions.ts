import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import type { Reviewed } from '../reviewed.ts'

export type Suspicions = {
  readonly judge: (names: readonly string[], isSettled: boolean) => void
  /** All that are open, by one press. */
  readonly settleAll: () => void
  readonly error: Error | null
}

/** The operator's word on what is suspicious of an ad; kept by the server with who gave it. */
export function useSuspicions({ product, flags }: Reviewed): Suspicions {
  const call = useCall((api) => api.review.judgeSuspicions, { refreshes: [keysOf('review')] })
  const judge: Suspicions['judge'] = (names, isSettled) => {
    if (names.length === 0) return
    call.mutate({ params: { entityId: product.entityId }, body: { names: [...names], isSettled } })
  }
  const open = flags.filter(({ settled }) => settled === null)
  return {
    judge,
    settleAll: () =>
      judge(
        open.map(({ name }) => name),
        true,
      ),
    error: call.error,
  }
}
