import type { EntryOf, ReadEntry } from './read-entry.ts'

/**
 * Stand-ins for what is still closed. A rule re-run needs figures; of a closed limit only bounds are
 * known. The smallest limit that the agent's own bids allow is enough: an agent bids one step, or
 * its limit, or the target, so every bid that a larger limit would have made is among its own bids
 * and has raised the bound. If the journal does not follow from the smallest limits, it does not
 * follow from any.
 */
export type Witnesses = {
  /** Of each agent entry: its opened limit, else the highest bid the agent made under it, else 0. */
  readonly limitEurAt: ReadonlyMap<number, number>
  readonly isLimitOpenAt: ReadonlySet<number>
  /** The opened target, else the one jump figure, else the lowest amount that showed green. */
  readonly targetPriceEur: number
  readonly isTargetOpen: boolean
  /** Opened, or shown by a jump to it: the very figure, and no bound alone. */
  readonly isTargetKnown: boolean
}

/** Above every bid: a target that nothing in the journal has reached. */
const unreachedEur = 1_000_000_000

export function witnessesOf(
  entries: readonly ReadEntry[],
  opened: {
    readonly limits: ReadonlyMap<number, number>
    readonly targetPriceEur: number | null
  },
): Witnesses {
  const limitEurAt = new Map<number, number>()
  const current = new Map<number, EntryOf<'agent'>>()
  for (const entry of entries) {
    if (entry.kind === 'agent') {
      current.set(entry.pseudonym, entry)
      limitEurAt.set(entry.sequence, opened.limits.get(entry.sequence) ?? 0)
    }
    if (entry.kind !== 'bid' || entry.cause === 'manual') continue
    const agent = current.get(entry.pseudonym)
    if (agent === undefined || opened.limits.has(agent.sequence)) continue
    const known = limitEurAt.get(agent.sequence) ?? 0
    limitEurAt.set(agent.sequence, Math.max(known, entry.amountEur))
  }
  return {
    limitEurAt,
    isLimitOpenAt: new Set(opened.limits.keys()),
    targetPriceEur: opened.targetPriceEur ?? shownTarget(entries),
    isTargetOpen: opened.targetPriceEur !== null,
    isTargetKnown: opened.targetPriceEur !== null || entries.some(isJump),
  }
}

/** Prices after a void show the target as bids do: they too may be a jump to it. */
function shownTarget(entries: readonly ReadEntry[]): number {
  const green: number[] = []
  for (const entry of entries) {
    if (entry.kind === 'bid' && isJump(entry)) return entry.amountEur
    if (entry.kind === 'bid' && entry.light === 'green') green.push(entry.amountEur)
    if (entry.kind === 'voided' && entry.light === 'green')
      green.push(entry.priceEur ?? unreachedEur)
  }
  return Math.min(unreachedEur, ...green)
}

function isJump(entry: ReadEntry): boolean {
  return entry.kind === 'bid' && entry.cause === 'agent_jump'
}
