import { useEffect, useSyncExternalStore } from 'react'
import type * as Phrases from '#domain/free-text/phrases/phrases.ts'

/**
 * Stands for the phrases of the text filter in a built page (tools/vite/late-phrases.ts): until they are there, only
 * mail addresses, links and telephone numbers are found in the browser.
 */

let known: typeof Phrases | undefined
const listeners = new Set<() => void>()

export const findContact: typeof Phrases.findContact = (text) => known?.findContact(text)
export const findPrice: typeof Phrases.findPrice = (text) => known?.findPrice(text)

/** What the page itself needs comes first. */
const quietMs = 1500

/** Fetches them once the page has come to rest; true when texts are to be read again with them. */
export function useLatePhrases(): boolean {
  useEffect(() => {
    // Without them the server finds what is to be found.
    const waiting = setTimeout(() => void fetchPhrases().catch(() => undefined), quietMs)
    return () => clearTimeout(waiting)
  }, [])
  return useSyncExternalStore(onArrival, areKnown, areUnknown)
}

async function fetchPhrases(): Promise<void> {
  if (known) return
  known = await import('#domain/free-text/phrases/phrases.ts')
  for (const changed of listeners) changed()
}

function onArrival(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

const areKnown = () => known !== undefined
const areUnknown = () => false
