import type { ProductCard } from '#contract/product.ts'
import { useOptionsAfterwards } from '../../../auction/use-options-afterwards.ts'
import type { Command } from './confirmed-before.ts'

/** What a command of the owner on this ad makes possible or ends; null where it depends on no ad. */
export function useAfterwards({ auction }: Pick<ProductCard, 'auction'>) {
  const options = useOptionsAfterwards()
  const { pause, withdraw, reservationDecline } = auction?.actions ?? {}
  return (command: Command): string | null => {
    if (command === 'pause') return pause?.isAllowed ? options.paused(pause.facts) : null
    if (command === 'withdraw') {
      return withdraw?.isAllowed ? options.withdrawn(withdraw.facts) : null
    }
    if (command !== 'decline') return null
    const facts = reservationDecline?.isAllowed ? reservationDecline.facts : null
    return options.reservationDeclined(facts)
  }
}
