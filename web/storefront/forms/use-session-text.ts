import { useCallback, useEffect, useState } from 'react'
import { useStorageKey } from '#web/storefront/forms/use-storage-key.ts'

/** What somebody has typed and not sent; it outlives a reload of the page in this tab. */
export function useSessionText(name: string): readonly [string, (text: string) => void] {
  const place = useStorageKey('text', name)
  const [text, setText] = useState('')

  useEffect(() => {
    setText(sessionStorage.getItem(place) ?? '')
  }, [place])

  const change = useCallback(
    (next: string) => {
      setText(next)
      if (next === '') sessionStorage.removeItem(place)
      else sessionStorage.setItem(place, next)
    },
    [place],
  )
  return [text, change]
}
