import type { ImageStore } from '../../integrations/image-store/port.ts'
import type { Services } from '../../platform/services.ts'
import type { AuctionClock } from '../auction/api.ts'

export type DemoServices = Services & {
  readonly images: ImageStore
  readonly clock: Pick<AuctionClock, 'catchUp'>
  /** Fills the empty database; reports how far it is, from 0 to 1. */
  readonly seed: (report: (progress: number) => void) => Promise<void>
  /** Tells everybody that the market's time has changed, or the whole market. */
  readonly announceClock: () => void
  /** Nobody of the old market is logged in any more; resolves once this process knows it. */
  readonly endLogins: () => Promise<void>
}
