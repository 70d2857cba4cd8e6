import { useWholeApi } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { useAd } from './ad-context.tsx'

/** For whoever logs in while they write an ad: what was begun becomes the account's, and what was typed meanwhile is saved. */
export function useEntered(): () => Promise<void> {
  const { editor } = useAd()
  const { client, queryClient } = useWholeApi()
  return async () => {
    await client.listing.claim()
    for (const area of ['account', 'valuation'] as const) {
      await queryClient.invalidateQueries({ queryKey: [...keysOf(area)] })
    }
    await editor.flush()
  }
}
