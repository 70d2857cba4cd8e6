import { useEffect, useState } from 'react'

/**
 * What is typed and not yet saved outlives a reload and an expired session: it lies in this tab's
 * storage until the form is saved. The first render shows what is stored, as the server did.
 */
export function useDraft<Values extends Readonly<Record<string, string>>>(
  key: string,
  saved: Values,
) {
  const [draft, setDraft] = useState<Partial<Values>>({})
  useEffect(() => setDraft(read(key)), [key])
  return {
    values: { ...saved, ...draft },
    isChanged: Object.entries(draft).some(([field, value]) => saved[field] !== value),
    change: (field: keyof Values, value: string) => {
      // What was typed before the page came alive comes before the kept is read.
      const next = { ...read<Values>(key), [field]: value }
      setDraft(next)
      sessionStorage.setItem(key, JSON.stringify(next))
    },
    /** What was typed while it was on its way to the server stays. */
    forget: (sent: Partial<Values>) => {
      const left = withoutSent(read<Values>(key), sent)
      setDraft(left)
      sessionStorage.setItem(key, JSON.stringify(left))
    },
  }
}

export function withoutSent<Values extends Readonly<Record<string, string>>>(
  draft: Partial<Values>,
  sent: Partial<Values>,
): Partial<Values> {
  const left = Object.entries(draft).filter(([field, value]) => sent[field] !== value)
  return Object.fromEntries(left) as Partial<Values> // The filter only takes fields away.
}

function read<Values>(key: string): Partial<Values> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}')
  } catch {
    return {}
  }
}
