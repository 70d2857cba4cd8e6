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

/** Commands that bind or end something for good are confirmed, and so are those that free a binding bid. */
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
      return freedBidEur(command, card) !== null
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
