import { listingSteps } from '#domain/listing/steps.ts'
import type { LoadContext } from '#web/storefront/screen.ts'
import { ensureVisitor } from '#web/storefront/shell/visitor.ts'
import { adQuery } from './use-ad-editor.ts'

/** The first step with something missing; the last one when nothing is. */
export async function findStepToGoOn(
  { client, query, queryClient }: Pick<LoadContext, 'client' | 'query' | 'queryClient'>,
  entityId: number,
) {
  const visitor = await ensureVisitor({ client, query, queryClient })
  const isLoggedIn = visitor.kind !== 'visitor'
  const product = await queryClient.ensureQueryData(adQuery(query, { entityId, isLoggedIn }))
  const missing = product.readyToSubmitForReview?.missing ?? []
  const step = listingSteps.find((each) => missing.some((open) => open.step === each))
  return { kind: product.productType, step: step ?? ('last-step' as const) }
}
