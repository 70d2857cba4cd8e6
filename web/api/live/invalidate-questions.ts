import type { QueryClient } from '@tanstack/react-query'
import { keysOf } from '../queries.ts'

/**
 * Questions about a followed ad changed. One's own waiting question also changes what the ad's page
 * offers, and the own ads count theirs.
 */
export function invalidateQuestions(queryClient: QueryClient): void {
  for (const key of [
    keysOf('questions'),
    keysOf('catalog', 'get'),
    keysOf('listing', 'listMine'),
  ]) {
    void queryClient.invalidateQueries({ queryKey: [...key] })
  }
}
