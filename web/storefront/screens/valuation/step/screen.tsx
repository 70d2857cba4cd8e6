import type { Load } from '#web/storefront/page/screen.ts'
import { loadEditorTexts } from '#web/storefront/screens/listing/edit/editor-texts.ts'
import { AdProvider } from '#web/storefront/screens/listing/editor/ad-context.tsx'
import { loadAdOrLock } from '#web/storefront/screens/listing/editor/ad-or-lock.ts'
import { ensureVisitor } from '#web/storefront/visitor/visitor.ts'
import { useShownFlow } from '../flow-of-route.ts'
import { ensureOwnRequest, useOwnRequest } from '../own-request.ts'
import { StepForm } from './step-form.tsx'

export const prepare = loadEditorTexts

export const load: Load = async (context) => {
  await ensureVisitor(context)
  const { valuate_my_vehicle: request } = await ensureOwnRequest(context)
  if (request?.status === 'editing') await loadAdOrLock(context, request.entityId)
}

/** A step of the funnel. Its answers are those of an ad in editing, so nothing is typed twice. */
export function Screen() {
  const { kind } = useShownFlow()
  const request = useOwnRequest(kind)?.valuate_my_vehicle
  // What was asked before is closed: the next answers are another request's.
  const entityId = request?.status === 'editing' ? request.entityId : null
  return (
    <AdProvider kind={kind} entityId={entityId} purpose="valuation">
      <StepForm />
    </AdProvider>
  )
}
