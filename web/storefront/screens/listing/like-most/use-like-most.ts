import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { likeMost } from '#contract/endpoints/listing-help.ts'
import { useApiQueries } from '#web/api/api.tsx'
import type { AnswerQuery, QueryKey } from '#web/api/queries.ts'
import { useVisitor } from '#web/storefront/visitor/use-visitor.ts'
import { useAd } from '../editor/ad-context.tsx'

export type LikeMost = z.infer<typeof likeMost>

/** What most ads of the model say, for the ad as it is saved; undefined before its first save. */
export function useLikeMost(): LikeMost | undefined {
  const query = useApiQueries()
  const isLoggedIn = useVisitor().kind !== 'visitor'
  const { entityId, product } = useAd().state
  const input = { params: { entityId: entityId ?? 0 } }
  const asked: AnswerQuery<LikeMost> = isLoggedIn
    ? query.listingHelp.likeMost(input)
    : query.listingHelp.likeMostAsVisitor(input)
  return useQuery<LikeMost, Error, LikeMost, QueryKey>({
    ...asked,
    // Asked anew with each saved version: another model has other answers.
    queryKey: [...asked.queryKey, String(product?.version ?? 0)] as unknown as QueryKey,
    enabled: entityId !== null,
    placeholderData: (before) => before,
  }).data
}
