import { type RefObject, useEffect, useRef } from 'react'

/**
 * Leads to the first field at fault after each try that the form itself refused: on a phone it may lie
 * below the fold, and the click would seem to have no effect. `tries` counts them; around the fields goes
 * what is answered.
 */
export function useFirstFault(tries: number): RefObject<HTMLDivElement | null> {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (tries === 0) return
    const fault = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    fault?.focus({ preventScroll: true })
    fault?.scrollIntoView({ block: 'center' })
  }, [tries])
  return fields
}
