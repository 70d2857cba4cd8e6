import { useCall } from '#web/api/use-call.ts'
import { useVisitor } from '#web/storefront/visitor/use-visitor.ts'
import { useAd } from '../editor/ad-context.tsx'

/** The owner's word on answers as they stand. */
export function useConfirmImported() {
  const { editor, state } = useAd()
  const isLoggedIn = useVisitor().kind !== 'visitor'
  const call = useCall(
    (api) => (isLoggedIn ? api.listingImport.confirm : api.listingImport.confirmAsVisitor),
    { onSuccess: (product) => editor.meet(product) },
  )
  const confirm = (attributeCodes: string[]) => {
    const { entityId } = state
    if (entityId !== null) call.mutate({ params: { entityId }, body: { attributeCodes } })
  }
  return { confirm, call }
}
