import type { ChangeNotifier } from '../../platform/live/change-notifier.ts'
import type { Services } from '../../platform/services.ts'
import type { AuctionUseCases } from '../auction/api.ts'

/** What questions need beside the platform; app.ts hands it in. */
export type QuestionServices = Pick<Services, 'pool' | 'log' | 'now'> & {
  readonly auctions: AuctionUseCases
  readonly termsValidFrom: Date
  readonly changeNotifier: Pick<ChangeNotifier, 'announce'>
}
