import type { AuctionView } from '#contract/auction-view.ts'

/** Whether what the box shows besides agent and landed price leaves a desk's window of 900 px no room for these: they are folded. */
export function isFullWithoutAgent(
  auction: Pick<AuctionView, 'actions' | 'mode' | 'followUp' | 'context'>,
  isOfCompany: boolean,
): boolean {
  const { actions, mode, followUp, context } = auction
  return (
    isOfCompany ||
    actions.buyNow.isAllowed ||
    mode === 'offer_collection' ||
    followUp !== null ||
    context?.includes('holding_highest_bid') === true
  )
}
