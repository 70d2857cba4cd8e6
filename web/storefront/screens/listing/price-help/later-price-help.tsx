import { laterPart } from '../later/later-part.tsx'

/** Fetched where the price is asked, so that no other question of the ad waits for its scripts. */
export const LaterPriceHelp = laterPart(
  'price help',
  async () => (await import('./price-help.tsx')).PriceHelp,
)
