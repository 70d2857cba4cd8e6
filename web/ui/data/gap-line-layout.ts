/**
 * Where the amounts of a renegotiation lie on one line, and where their labels stand so that no two
 * of them ever touch, whatever the amounts and the language.
 */

export type GapLineKind = 'bid' | 'offer' | 'draft' | 'counter' | 'target'
export type GapLineAmount = { kind: GapLineKind; amountEur: number }

/** Labels stand in a grid of 48 columns and take eight each, so six fit on either side. */
export const labelColumns = 48
export const labelSpan = 8

const firstPercent = 9
const lastPercent = 91

/** Each amount's place from 0 to 100, with room at both ends. */
export function placeAmounts(amounts: readonly GapLineAmount[]): Map<GapLineKind, number> {
  const values = amounts.map((amount) => amount.amountEur)
  const lowest = Math.min(...values)
  const width = Math.max(...values) - lowest
  const percent = (amountEur: number) =>
    width === 0 ? 50 : firstPercent + ((amountEur - lowest) / width) * (lastPercent - firstPercent)
  return new Map(amounts.map(({ kind, amountEur }) => [kind, percent(amountEur)]))
}

export type Gap = { from: GapLineKind; to: GapLineKind; sizeEur: number }

function findAmount(amounts: readonly GapLineAmount[], kinds: readonly GapLineKind[]) {
  for (const kind of kinds) {
    const found = amounts.find((amount) => amount.kind === kind)
    if (found) return found
  }
  return undefined
}

/** The gap between the last amounts of both sides; undefined once they meet or one has named none. */
export function findGap(amounts: readonly GapLineAmount[]): Gap | undefined {
  const buyer = findAmount(amounts, ['offer', 'bid'])
  const seller = findAmount(amounts, ['counter', 'target'])
  if (!buyer || !seller || seller.amountEur <= buyer.amountEur) return undefined
  return { from: buyer.kind, to: seller.kind, sizeEur: seller.amountEur - buyer.amountEur }
}

/**
 * First columns (from 1) of labels centred as near to the wanted places as their neighbours allow.
 * Labels that would overlap are pooled and spread around their common middle.
 */
export function placeLabels(centres: readonly number[]): number[] {
  const order = centres.map((_, index) => index)
  order.sort((a, b) => (centres[a] ?? 0) - (centres[b] ?? 0))

  // With the width of all labels before it taken off, "no overlap" means only "not decreasing",
  // and pooling neighbours that fall back is then the least displacement.
  const pools: { sum: number; count: number }[] = []
  order.forEach((original, rank) => {
    const start = ((centres[original] ?? 0) / 100) * labelColumns - labelSpan / 2
    pools.push({ sum: start - rank * labelSpan, count: 1 })
    for (;;) {
      const last = pools.at(-1)
      const previous = pools.at(-2)
      if (!last || !previous || previous.sum / previous.count <= last.sum / last.count) break
      previous.sum += last.sum
      previous.count += last.count
      pools.pop()
    }
  })

  const room = Math.max(0, labelColumns - centres.length * labelSpan)
  const columns = centres.map(() => 1)
  let rank = 0
  for (const pool of pools) {
    const offset = Math.round(Math.min(room, Math.max(0, pool.sum / pool.count)))
    for (let member = 0; member < pool.count; member += 1) {
      const original = order[rank] ?? 0
      columns[original] = offset + rank * labelSpan + 1
      rank += 1
    }
  }
  return columns
}

/** The middle of a label in percent, where its leader line arrives. */
export function labelCentre(column: number): number {
  return ((column - 1 + labelSpan / 2) / labelColumns) * 100
}

/** Distance to the row above in the phone's form, in four steps: it hints at the scale. */
export function rowSpacing(move: {
  fromEur: number
  toEur: number
  wholeEur: number
}): 0 | 1 | 2 | 3 {
  if (move.wholeEur === 0) return 0
  const share = Math.abs(move.fromEur - move.toEur) / move.wholeEur
  if (share > 0.5) return 3
  if (share > 0.25) return 2
  return share > 0.1 ? 1 : 0
}
