import { useSyncExternalStore } from 'react'

/**
 * The windows that are open, the topmost last. A browser shows everything else beneath them and lets nobody reach it, so
 * what must be seen at any time, as messages, is drawn into the topmost.
 */

let windows: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

/** Answers how to take it out again. */
export function addWindow(element: HTMLElement): () => void {
  change([...windows, element])
  return () => change(windows.filter((each) => each !== element))
}

function change(next: readonly HTMLElement[]): void {
  windows = next
  for (const changed of listeners) changed()
}

/** Undefined while none is open. */
export function useTopWindow(): HTMLElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => windows.at(-1),
    () => undefined,
  )
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

const windowSelector = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** Whether somebody has a window or a menu open. A closed popover stays in the page and does not count. */
export function isWindowOpen(): boolean {
  return [...document.querySelectorAll(windowSelector)].some((each) => each.checkVisibility())
}
