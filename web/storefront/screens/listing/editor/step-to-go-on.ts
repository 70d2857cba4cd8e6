import { currentStep } from '#domain/listing/steps.ts'
import type { LoadContext } from '#web/storefront/page/screen.ts'
import { loadAdOrLock } from './ad-or-lock.ts'

/** Null where a visitor may not edit the ad. */
export async function findStepToGoOn(
  context: Pick<LoadContext, 'client' | 'query' | 'queryClient'>,
  entityId: number,
) {
  const product = await loadAdOrLock(context, entityId)
  if (!product) return null
  const step = currentStep(product.readyToSubmitForReview?.missing ?? [])
  return { kind: product.productType, step }
}
