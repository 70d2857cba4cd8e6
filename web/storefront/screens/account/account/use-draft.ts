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
    forget: () => {
      setDraft({})
      sessionStorage.removeItem(key)
    },
  }
}

function read<Values>(key: string): Partial<Values> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}')
  } catch {
    return {}
  }
}
