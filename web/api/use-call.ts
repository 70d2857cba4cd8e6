import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useWholeApi } from './api.tsx'
import type { ApiClient } from './api-client.ts'
import { shareWhileRunning } from './share-while-running.ts'

type AnyCall = (input: never, signal?: never) => Promise<unknown>

export type CallOptions<Call extends AnyCall> = {
  /** Keys, or beginnings of keys, that are asked again after a success. */
  readonly refreshes?: readonly (readonly unknown[])[]
  readonly onSuccess?: (answer: Awaited<ReturnType<Call>>, input: Parameters<Call>[0]) => unknown
  readonly onError?: (error: Error, input: Parameters<Call>[0]) => unknown
}

/**
 * A changing call with its state for the button: `const bid = useCall((api) => api.auction.placeBid)`,
 * then `bid.mutate({ params, body, idempotencyKey: newIdempotencyKey() })`. Errors are CallRefused
 * with the server's problem, or NetworkFailed.
 */
export function useCall<Call extends AnyCall>(
  choose: (api: ApiClient) => Call,
  { refreshes = [], onSuccess, onError }: CallOptions<Call> = {},
) {
  const { client, queryClient } = useWholeApi()
  const latest = useRef(choose(client))
  latest.current = choose(client)
  const [call] = useState(() =>
    shareWhileRunning((input: Parameters<Call>[0]) => latest.current(input)),
  )
  return useMutation<Awaited<ReturnType<Call>>, Error, Parameters<Call>[0]>({
    // The library hands over a second argument, which the call would take for its signal.
    mutationFn: (input) => call(input) as Promise<Awaited<ReturnType<Call>>>, // The call's own answer.
    onSuccess: async (answer, input) => {
      await onSuccess?.(answer, input)
      await Promise.all(
        refreshes.map((queryKey) => queryClient.invalidateQueries({ queryKey: [...queryKey] })),
      )
    },
    ...(onError && { onError: (error, input) => onError(error, input) }),
  })
}
