import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Quick visitors fill in a field of the server's page before the page has come alive. React leaves
 * their entry in the element without an event: the page would show one thing and mean another.
 * `take` is asked once, as soon as there is a page, to take over what stands in the element.
 */
export function useEarlyEntry<Element>(
  field: RefObject<Element | null>,
  take: (element: Element) => void,
): void {
  const takeNow = useEffectEvent(() => {
    if (field.current) take(field.current)
  })
  useEffect(() => takeNow(), [])
}

/** Whether a text was typed over another: browsers write line ends and outer spaces their own way. */
export function isTypedOver(entry: string, value: string): boolean {
  return bare(entry) !== bare(value)
}

function bare(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
