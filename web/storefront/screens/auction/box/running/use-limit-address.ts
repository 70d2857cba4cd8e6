import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { limitHash } from '../../amounts/limit-hash.ts'

/** Who followed a link to the limit comes to its field, also where it is folded. */
export function useLimitAddress(part: RefObject<HTMLDetailsElement | null>): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link once more leads there once more.
  useEffect(() => {
    const details = part.current
    // On a phone the box beside the pictures is not shown; the one in the sheet is.
    if (hash !== limitHash || !details?.checkVisibility()) return
    details.open = true
    const field = details.querySelector('input')
    field?.setAttribute('data-first-focus', '')
    field?.focus()
  }, [part, hash, key])
}
