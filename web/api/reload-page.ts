const storageKey = 'cm24-reloaded-at'
/** At most one reload in this time, so that a broken build cannot loop (spec 8.1, 9.3). */
const guardMilliseconds = 60_000
/** A server that takes longer is not there for a whole page either. */
const patienceMs = 5_000

/**
 * After a deployment an open page asks for files that are gone; loading it anew cures that. The
 * bundler's own loader reports each such failure, and whoever asked for the file meets it as well.
 */
export function reloadOnLostChunk(): void {
  window.addEventListener('vite:preloadError', () => void reloadOnce())
}

/**
 * Loads the page anew, unless that was just done, or nothing answers: without a network or a server no
 * file is gone, and a reload would leave an empty page. Then it stays as it is.
 */
export async function reloadOnce(): Promise<void> {
  if (!mayReload() || !(await isServed()) || !mayReload()) return
  sessionStorage.setItem(storageKey, String(Date.now()))
  location.reload()
}

async function isServed(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const signal = AbortSignal.timeout(patienceMs)
    return (await fetch('/health', { cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}

export function mayReload(): boolean {
  const reloadedAt = Number(sessionStorage.getItem(storageKey) ?? 0)
  return Date.now() - reloadedAt > guardMilliseconds
}
