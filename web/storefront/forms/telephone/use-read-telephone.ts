import { useEffect, useSyncExternalStore } from 'react'
import type { ReadTelephone } from '#domain/account/telephone.ts'

/** The tables of all countries are fetched with the first form that asks for a number. */

let read: ReadTelephone | undefined
let loading: Promise<void> | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function load(): Promise<void> {
  loading ??= import('#locales/telephone/read-telephone.ts').then(
    (loaded) => {
      read = loaded.readTelephone
      for (const listener of listeners) listener()
    },
    // Without a network the server reads the number.
    () => {
      loading = undefined
    },
  )
  return loading
}

/** Undefined until the tables are there. */
export function useReadTelephone(): ReadTelephone | undefined {
  useEffect(() => void load(), [])
  return useSyncExternalStore(
    subscribe,
    () => read,
    () => undefined,
  )
}
