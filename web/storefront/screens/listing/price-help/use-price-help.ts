import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { priceHelp } from '#contract/endpoints/valuation/price-help.ts'
import { useApiQueries } from '#web/api/api.tsx'
import type { AnswerQuery, QueryKey } from '#web/api/queries.ts'
import { useVisitor } from '#web/storefront/visitor/use-visitor.ts'
import { useAd } from '../editor/ad-context.tsx'

export type PriceHelp = z.infer<typeof priceHelp>

/** What comparable auctions reached, for the ad as it is saved; undefined before its first save. */
export function usePriceHelp(): PriceHelp | undefined {
  const query = useApiQueries()
  const isLoggedIn = useVisitor().kind !== 'visitor'
  const { entityId, product } = useAd().state
  const input = { params: { entityId: entityId ?? 0 } }
  const asked: AnswerQuery<PriceHelp> = isLoggedIn
    ? query.priceHelp.own(input)
    : query.priceHelp.asVisitor(input)
  return useQuery<PriceHelp, Error, PriceHelp, QueryKey>({
    ...asked,
    // Asked anew with each saved version: a changed mileage is another class.
    queryKey: [...asked.queryKey, String(product?.version ?? 0)] as unknown as QueryKey,
    enabled: entityId !== null,
    placeholderData: (before) => before,
  }).data
}
