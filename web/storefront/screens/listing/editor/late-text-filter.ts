import { useEffect, useSyncExternalStore } from 'react'
import type * as TextFilter from '#domain/free-text/text-filter.ts'

/**
 * Stands for the filter of free texts in a built page (tools/vite/late-text-filter.ts): until it is there, nothing is
 * found in the browser.
 */

let known: typeof TextFilter | undefined
const listeners = new Set<() => void>()

export const findForbidden: typeof TextFilter.findForbidden = (text) =>
  known?.findForbidden(text) ?? null

export const textRuleOf: typeof TextFilter.textRuleOf = (finding) => {
  if (!known) throw new Error('Nothing is found before the filter is there')
  return known.textRuleOf(finding)
}

/** What the page itself needs comes first. */
const quietMs = 1500

/** Fetches it once the page has come to rest; true when texts are to be read again with it. */
export function useLateTextFilter(): boolean {
  useEffect(() => {
    // Without it the server finds what is to be found.
    const waiting = setTimeout(() => void fetchFilter().catch(() => undefined), quietMs)
    return () => clearTimeout(waiting)
  }, [])
  return useSyncExternalStore(onArrival, isKnown, isUnknown)
}

async function fetchFilter(): Promise<void> {
  if (known) return
  known = await import('#domain/free-text/text-filter.ts')
  for (const changed of listeners) changed()
}

function onArrival(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

const isKnown = () => known !== undefined
const isUnknown = () => false
