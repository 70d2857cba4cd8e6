import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** What a button opens below itself, without leaving the page: it closes by Escape, a press or the focus elsewhere. */
export function useDisclosure() {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    function closeElsewhere(event: PointerEvent) {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeElsewhere)
    return () => document.removeEventListener('pointerdown', closeElsewhere)
  }, [open])

  return {
    open,
    setOpen,
    root,
    button,
    keyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !open) return
      setOpen(false)
      button.current?.focus()
    },
    blur(event: FocusEvent) {
      if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false)
    },
  }
}
