import { type RefObject, useEffect, useEffectEvent } from 'react'
import { takeEarlyKeys } from '#web/storefront/forms/early-keys.ts'

export type BidKeys = {
  readonly field: RefObject<HTMLInputElement | null>
  /** Chooses what the first, second or third step leads to. */
  readonly chooseStep: (index: 0 | 1 | 2) => void
}

/** `b` goes to the amount, `1` to `3` choose a step, wherever on the page nobody is typing. */
export function useBidKeys({ field, chooseStep }: BidKeys, isOn: boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const target = event.target instanceof HTMLElement ? event.target : null
    if (target?.closest('input, textarea, select, [contenteditable], [role="alertdialog"]')) return
    const element = field.current
    const dialog = target?.closest('[role="dialog"]')
    if (dialog && !dialog.contains(field.current)) return
    // On a phone the box is not there until its sheet is open.
    if (!element?.checkVisibility()) return
    const step = ['1', '2', '3'].indexOf(event.key)
    if (event.key !== 'b' && step === -1) return
    event.preventDefault()
    if (step !== -1) chooseStep(step as 0 | 1 | 2) // One of three keys.
    element.focus()
    element.select()
  })

  useEffect(() => {
    const early = takeEarlyKeys()
    if (!isOn) return
    for (const event of early) onKeyDown(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}
