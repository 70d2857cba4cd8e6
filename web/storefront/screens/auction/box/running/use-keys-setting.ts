import { useSyncExternalStore } from 'react'

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
    () => localStorage.getItem(place) !== 'off',
    () => true,
  )
  const change = (next: boolean) => {
    localStorage.setItem(place, next ? 'on' : 'off')
    for (const changed of listeners) changed()
  }
  return { isOn, change }
}
