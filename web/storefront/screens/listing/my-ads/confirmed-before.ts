import type { ProductCard } from '#contract/product.ts'

/** Commands of an owner on an ad; a restart has a dialog of its own. */
export type Command =
  | 'confirm'
  | 'decline'
  | 'followUp'
  | 'secondChance'
  | 'openLateOffers'
  | 'stop'
  | 'pause'
  | 'resume'
  | 'withdraw'

/**
 * Commands that bind or end something for good are confirmed, and so are those that free a binding bid
 * or end the second chance.
 */
export function isAskedBefore(command: Command, card: Pick<ProductCard, 'auction'>): boolean {
  switch (command) {
    case 'confirm':
    case 'decline':
    case 'followUp':
    case 'secondChance':
    case 'stop':
    case 'pause':
    case 'withdraw':
      return true
    case 'openLateOffers':
      return freedBidEur(command, card) !== null || endsSecondChance(command, card)
    case 'resume':
      return false
  }
}

/** The archived bid that nobody can accept any more after this command (rules 6). */
export function freedBidEur(
  command: Command,
  { auction }: Pick<ProductCard, 'auction'>,
): number | null {
  switch (command) {
    case 'openLateOffers':
    case 'stop':
    case 'pause':
    case 'withdraw':
      return auction?.followUp?.amountEur ?? null
    case 'confirm':
    case 'decline':
    case 'followUp':
    case 'secondChance':
    case 'resume':
      return null
  }
}

/** Whether the second bidder, who could be asked now, cannot be asked any more after this command (rules 10). */
export function endsSecondChance(
  command: Command | 'restart',
  { auction }: Pick<ProductCard, 'auction'>,
): boolean {
  const ending: readonly string[] = ['openLateOffers', 'stop', 'pause', 'restart']
  return ending.includes(command) && auction?.actions.secondChanceOffer?.isAllowed === true
}
