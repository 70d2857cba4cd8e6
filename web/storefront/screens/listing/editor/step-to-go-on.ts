import { currentStep } from '#domain/listing/steps.ts'
import type { LoadContext } from '#web/storefront/page/screen.ts'
import { ensureVisitor } from '#web/storefront/visitor/visitor.ts'
import { adQuery } from './use-ad-editor.ts'

export async function findStepToGoOn(
  { client, query, queryClient }: Pick<LoadContext, 'client' | 'query' | 'queryClient'>,
  entityId: number,
) {
  const visitor = await ensureVisitor({ client, query, queryClient })
  const isLoggedIn = visitor.kind !== 'visitor'
  const product = await queryClient.ensureQueryData(adQuery(query, { entityId, isLoggedIn }))
  const step = currentStep(product.readyToSubmitForReview?.missing ?? [])
  return { kind: product.productType, step }
}
