import { useRef, useState } from 'react'
import { useKeptDraft } from '#web/api/device/use-kept-draft.ts'

/**
 * What is typed and not yet saved outlives a closed page and an expired session: it lies on this device
 * until the form is saved. The first render shows what is stored, as the server did.
 */
export function useDraft<Values extends Readonly<Record<string, string>>>(
  place: { readonly name: string; readonly customerId: number },
  saved: Values,
) {
  const [draft, setDraft] = useState<Partial<Values>>({})
  // Two fields may change in one moment, before the form is drawn anew.
  const latest = useRef(draft)
  const keep = useKeptDraft<Partial<Values>>(place, (found) => set({ ...found, ...latest.current }))
  function set(next: Partial<Values>) {
    latest.current = next
    setDraft(next)
    keep(withoutSent(next, saved))
  }
  return {
    values: { ...saved, ...draft },
    isChanged: Object.entries(draft).some(([field, value]) => saved[field] !== value),
    change: (field: keyof Values, value: string) => set({ ...latest.current, [field]: value }),
    /** What was typed while it was on its way to the server stays. */
    forget: (sent: Partial<Values>) => set(withoutSent(latest.current, sent)),
  }
}

export function withoutSent<Values extends Readonly<Record<string, string>>>(
  draft: Partial<Values>,
  sent: Partial<Values>,
): Partial<Values> {
  const left = Object.entries(draft).filter(([field, value]) => sent[field] !== value)
  return Object.fromEntries(left) as Partial<Values> // The filter only takes fields away.
}
