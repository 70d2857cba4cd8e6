import type { QueryClient } from '@tanstack/react-query'
import { keysOf } from '../queries.ts'

/** Somebody has saved this ad: who writes it or looks at it reads it again. */
export function invalidateAd(queryClient: QueryClient, entityId: number): void {
  const input = { params: { entityId } }
  for (const key of [keysOf('listing', 'getOwn'), keysOf('listing', 'getAsVisitor')]) {
    void queryClient.invalidateQueries({ queryKey: [...key, input] })
  }
  // Under the parameters of whichever page shows it.
  for (const key of [keysOf('catalog', 'get'), keysOf('adChanges')]) {
    void queryClient.invalidateQueries({ queryKey: key })
  }
}
