const storageKey = 'cm24-reloaded-at'
/** At most one reload in this time, so that a broken build cannot loop (spec 8.1, 9.3). */
const guardMilliseconds = 60_000

/**
 * After a deployment an open page asks for files that are gone; loading it anew cures that. The
 * bundler's own loader reports each such failure.
 */
export function reloadOnLostChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a network nothing is gone, and a reload would leave an empty page.
    if (!navigator.onLine || !mayReload()) return
    event.preventDefault()
    reloadOnce()
  })
}

/** Loads the page anew, unless that was just done: then it stays as it is. */
export function reloadOnce(): void {
  if (!mayReload()) return
  sessionStorage.setItem(storageKey, String(Date.now()))
  location.reload()
}

export function mayReload(): boolean {
  const reloadedAt = Number(sessionStorage.getItem(storageKey) ?? 0)
  return Date.now() - reloadedAt > guardMilliseconds
}
