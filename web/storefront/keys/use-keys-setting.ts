import { useSyncExternalStore } from 'react'
import { recall, remember } from '#web/storefront/forms/browser-memory.ts'

/** Whether single keys do something: people who dictate to their computer may switch them off. */

const place = 'cm24-keys'
const listeners = new Set<() => void>()

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export function useKeysSetting() {
  const isOn = useSyncExternalStore(
    subscribe,
    () => recall(place) !== 'off',
    () => true,
  )
  const change = (next: boolean) => {
    remember(place, next ? 'on' : 'off')
    for (const changed of listeners) changed()
  }
  return { isOn, change }
}
