/**
 * A market command between its first sending and its answer. Its key is kept with exactly what was
 * asked, also across a reload, so that a command of unknown outcome can be sent again without a
 * second effect (rules 4). An answer, whatever it says, ends it.
 */

export type KeptCommand = {
  readonly key: string
  /** What was asked, so that the key is never used for anything else. */
  readonly body: unknown
}

/** The part of the browser's session storage that is needed. */
export type KeptStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Of one person: somebody who logs in later in the same window must not send it as their own. */
export function slotOf(auctionId: number, command: string, customerId: number | undefined): string {
  return `cm24-command/${customerId ?? 'nobody'}/${auctionId}/${command}`
}

/** The key for this very request: the one it was sent with before, else a new one. */
export function keepCommand(
  store: KeptStore,
  command: { readonly slot: string; readonly body: unknown },
  newKey: () => string,
): KeptCommand {
  const kept = findKept(store, command.slot)
  if (kept && isSameBody(kept.body, command.body)) return kept
  const made = { key: newKey(), body: command.body }
  store.setItem(command.slot, JSON.stringify(made))
  return made
}

export function findKept(store: KeptStore, slot: string): KeptCommand | null {
  const text = store.getItem(slot)
  if (text === null) return null
  try {
    const kept: unknown = JSON.parse(text)
    if (typeof kept !== 'object' || kept === null || !('key' in kept)) return null
    return typeof kept.key === 'string' && 'body' in kept
      ? { key: kept.key, body: kept.body }
      : null
  } catch {
    return null
  }
}

export function forgetCommand(store: KeptStore, slot: string): void {
  store.removeItem(slot)
}

/**
 * Ends the command of this key, and says whether it was still the kept one: an answer that comes
 * late must leave a command that was sent since as it is.
 */
export function answerCommand(store: KeptStore, slot: string, key: string): boolean {
  if (findKept(store, slot)?.key !== key) return false
  forgetCommand(store, slot)
  return true
}

function isSameBody(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
