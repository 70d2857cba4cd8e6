import { useEffect, useEffectEvent, useMemo } from 'react'
import { device } from './device-database.ts'
import { createKeptDrafts, draftOfForm } from './kept-drafts.ts'

/**
 * Keeps on this device what a form holds and has not saved. `onFound` is told of what lies there from an
 * earlier page; what was typed before it was found comes before it. The answer keeps the next draft,
 * an empty one is removed.
 */
export function useKeptDraft<Kept extends object>(
  { name, customerId }: { readonly name: string; readonly customerId: number },
  onFound: (kept: Kept) => void,
): (kept: Kept) => void {
  const { read, keep } = useMemo(
    () =>
      draftOfForm(
        createKeptDrafts<Kept>(device, () => customerId),
        name,
      ),
    [name, customerId],
  )
  const found = useEffectEvent(onFound)
  useEffect(() => {
    let isGone = false
    void read().then((kept) => {
      if (kept && !isGone) found(kept)
    })
    return () => {
      isGone = true
    }
  }, [read])
  return keep
}
