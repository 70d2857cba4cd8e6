import { useState } from 'react'

/** What was to be answered here stays in sight once it is: what became of it is read in the same place. */
export function useStaysShown(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return isOpen || wasOpen
}
