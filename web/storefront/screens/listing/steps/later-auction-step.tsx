import { laterPart } from '../later/later-part.tsx'

/** The price is asked near the end of the way, so that no question before it waits for its scripts. */
export const LaterAuctionStep = laterPart(
  'auction step',
  async () => (await import('./auction-step.tsx')).AuctionStep,
)
