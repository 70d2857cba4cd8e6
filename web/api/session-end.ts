import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isCallRefused } from '#contract/problem.ts'
import { keysOf } from './queries.ts'

/**
 * A session that ended elsewhere shows itself by a refused call. The customer is then asked for
 * again, so that bars and doors know that nobody is logged in; the address and every draft stay
 * where they are.
 */
export function useSessionEnd(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const ask = (error: unknown) => {
      if (!isCallRefused(error) || error.problem.status !== 401) return
      if (error.problem.code === 'LOGIN_FAILED') return
      void queryClient.invalidateQueries({ queryKey: [...keysOf('account', 'getCustomer')] })
    }
    const stops = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') ask(event.action.error)
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') ask(event.action.error)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [queryClient])
}
