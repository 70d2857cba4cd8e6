import { accountEndpoints } from './endpoints/account.ts'
import { demoLoginEndpoints } from './endpoints/account-demo.ts'
import { merchantReviewEndpoints } from './endpoints/account-review.ts'
import { auctionEndpoints } from './endpoints/auction.ts'
import { auctionVoidsEndpoints } from './endpoints/auction-voids.ts'
import { bankEndpoints } from './endpoints/bank.ts'
import { catalogEndpoints } from './endpoints/catalog.ts'
import { contentEndpoints } from './endpoints/content.ts'
import { defectsEndpoints } from './endpoints/defects.ts'
import { demoEndpoints } from './endpoints/demo.ts'
import { listingEndpoints } from './endpoints/listing.ts'
import { listingHelpEndpoints } from './endpoints/listing-help.ts'
import { liveEndpoints } from './endpoints/live.ts'
import { messagesEndpoints } from './endpoints/messages.ts'
import { orderEndpoints } from './endpoints/order.ts'
import { questionsEndpoints } from './endpoints/questions.ts'
import { reviewEndpoints } from './endpoints/review.ts'
import { siteEndpoints } from './endpoints/site.ts'

/** Every call there is, by area; client, server and documentation are derived from this. */
export const endpointGroups = {
  account: accountEndpoints,
  auction: auctionEndpoints,
  auctionVoids: auctionVoidsEndpoints,
  catalog: catalogEndpoints,
  content: contentEndpoints,
  defects: defectsEndpoints,
  demo: demoEndpoints,
  demoLogin: demoLoginEndpoints,
  listing: listingEndpoints,
  listingHelp: listingHelpEndpoints,
  live: liveEndpoints,
  merchantReview: merchantReviewEndpoints,
  messages: messagesEndpoints,
  order: orderEndpoints,
  questions: questionsEndpoints,
  bank: bankEndpoints,
  review: reviewEndpoints,
  site: siteEndpoints,
} as const
