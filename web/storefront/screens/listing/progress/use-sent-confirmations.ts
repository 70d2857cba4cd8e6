import { useCallback, useEffect } from 'react'
import { confirmedToday, type GivenConfirmation } from '#domain/vehicle/confirmations.ts'
import { useCall } from '#web/api/use-call.ts'
import { useVisitor } from '#web/storefront/visitor/use-visitor.ts'
import { useAd } from '../editor/ad-context.tsx'
import type { AdEditorState } from '../editor/editor-state.ts'

/**
 * Confirmations follow the answers they belong to: the device keeps them, and the server gets each as soon as it has the
 * answer itself. What did not arrive goes with the next save, or when the page is opened again.
 */
export function useSentConfirmations(): void {
  const { state } = useAd()
  const send = useSendConfirmations()
  const names = unsentConfirmations(state)
    .map(({ attributeCode, value }) => `${attributeCode}=${value}`)
    .join(' ')
  const { version } = state.product ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew by each answer and each save.
  useEffect(() => {
    // Without a line it goes later; the server asks for it before the ad is submitted.
    if (names !== '') void send().catch(() => undefined)
  }, [send, names, version])
}

/** Sends those that the server does not know, if there are any; fails as a call does. */
export function useSendConfirmations(): () => Promise<void> {
  const { editor } = useAd()
  const isLoggedIn = useVisitor().kind !== 'visitor'
  const { mutateAsync } = useCall((api) =>
    isLoggedIn ? api.listingHelp.confirm : api.listingHelp.confirmAsVisitor,
  )
  return useCallback(async () => {
    const { entityId } = editor.getState()
    const confirmations = [...unsentConfirmations(editor.getState())]
    if (entityId === null || confirmations.length === 0) return
    editor.meet(await mutateAsync({ params: { entityId }, body: { confirmations } }))
  }, [editor, mutateAsync])
}

/** Confirmed on this device, of an answer that is saved, and not yet known to the server. */
function unsentConfirmations({
  base,
  draft,
  confirmed,
  product,
}: AdEditorState): readonly GivenConfirmation[] {
  const stored = product?.confirmations ?? []
  return confirmedToday(draft.values).filter(
    ({ attributeCode: code, value }) =>
      confirmed[code] === value &&
      base.values[code] === value &&
      !stored.some((each) => each.attributeCode === code && each.value === value),
  )
}
