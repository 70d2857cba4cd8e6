import { accountEndpoints } from './endpoints/account.ts'
import { demoLoginEndpoints } from './endpoints/account-demo.ts'
import { merchantReviewEndpoints } from './endpoints/account-review.ts'
import { auctionEndpoints } from './endpoints/auction.ts'
import { messagesEndpoints } from './endpoints/messages.ts'
import { siteEndpoints } from './endpoints/site.ts'

/** Every call there is, by area; client, server and documentation are derived from this. */
export const endpointGroups = {
  account: accountEndpoints,
  auction: auctionEndpoints,
  demoLogin: demoLoginEndpoints,
  merchantReview: merchantReviewEndpoints,
  messages: messagesEndpoints,
  site: siteEndpoints,
} as const
