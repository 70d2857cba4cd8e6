import { accountEndpoints } from './endpoints/account.ts'
import { demoLoginEndpoints } from './endpoints/account-demo.ts'
import { merchantReviewEndpoints } from './endpoints/account-review.ts'
import { auctionEndpoints } from './endpoints/auction.ts'
import { auctionVoidsEndpoints } from './endpoints/auction-voids.ts'
import { bankEndpoints } from './endpoints/bank.ts'
import { catalogEndpoints } from './endpoints/catalog.ts'
import { adChangesEndpoints } from './endpoints/changes/ad-changes.ts'
import { companyEndpoints } from './endpoints/company/company.ts'
import { contentEndpoints } from './endpoints/content.ts'
import { defectsEndpoints } from './endpoints/defects.ts'
import { demoEndpoints } from './endpoints/demo.ts'
import { coveredPageEndpoints } from './endpoints/documents/covered-pages.ts'
import { handoverEndpoints } from './endpoints/handover/handover.ts'
import { dealerStockEndpoints } from './endpoints/importing/dealer-stock.ts'
import { listingImportEndpoints } from './endpoints/importing/listing-import.ts'
import { listingEndpoints } from './endpoints/listing.ts'
import { listingHelpEndpoints, listingHelperEndpoints } from './endpoints/listing-help.ts'
import { liveEndpoints } from './endpoints/live.ts'
import { messagesEndpoints } from './endpoints/messages.ts'
import { messagesOfPersonEndpoints } from './endpoints/messaging/messages-of-person.ts'
import { notificationSettingsEndpoints } from './endpoints/messaging/notification-settings.ts'
import { orderEndpoints } from './endpoints/order.ts'
import { cmsEndpoints } from './endpoints/publishing/cms.ts'
import { contentPictureEndpoints } from './endpoints/publishing/content-pictures.ts'
import { guideEndpoints } from './endpoints/publishing/guide.ts'
import { newsEndpoints } from './endpoints/publishing/news.ts'
import { publishingEndpoints } from './endpoints/publishing/publishing.ts'
import { questionsEndpoints } from './endpoints/questions.ts'
import { referralEndpoints } from './endpoints/referral/referral.ts'
import { reviewEndpoints } from './endpoints/review.ts'
import { savedSearchEndpoints } from './endpoints/searches/saved-searches.ts'
import { operatorTeamEndpoints } from './endpoints/security/operator-team.ts'
import { personalDataEndpoints } from './endpoints/security/personal-data.ts'
import { securityLogEndpoints } from './endpoints/security/security-log.ts'
import { siteEndpoints } from './endpoints/site.ts'
import { translationEndpoints } from './endpoints/translation/translation.ts'
import { usageEndpoints } from './endpoints/usage/usage.ts'
import { marketPricesEndpoints } from './endpoints/valuation/market-prices.ts'
import { priceHelpEndpoints } from './endpoints/valuation/price-help.ts'
import { similarSalesEndpoints } from './endpoints/valuation/similar-sales.ts'
import { valuationEndpoints } from './endpoints/valuation/valuation.ts'
import { valuationQualityEndpoints } from './endpoints/valuation/valuation-quality.ts'

/** Every call there is, by area; client, server and documentation are derived from this. */
export const endpointGroups = {
  account: accountEndpoints,
  adChanges: adChangesEndpoints,
  auction: auctionEndpoints,
  auctionVoids: auctionVoidsEndpoints,
  catalog: catalogEndpoints,
  cms: cmsEndpoints,
  company: companyEndpoints,
  content: contentEndpoints,
  dealerStock: dealerStockEndpoints,
  defects: defectsEndpoints,
  demo: demoEndpoints,
  demoLogin: demoLoginEndpoints,
  guide: guideEndpoints,
  handover: handoverEndpoints,
  listing: listingEndpoints,
  listingHelp: listingHelpEndpoints,
  listingHelpers: listingHelperEndpoints,
  listingImport: listingImportEndpoints,
  live: liveEndpoints,
  merchantReview: merchantReviewEndpoints,
  marketPrices: marketPricesEndpoints,
  messages: messagesEndpoints,
  messagesOfPerson: messagesOfPersonEndpoints,
  news: newsEndpoints,
  notificationSettings: notificationSettingsEndpoints,
  operatorTeam: operatorTeamEndpoints,
  order: orderEndpoints,
  coveredPages: coveredPageEndpoints,
  priceHelp: priceHelpEndpoints,
  similarSales: similarSalesEndpoints,
  personalData: personalDataEndpoints,
  publishing: publishingEndpoints,
  contentPictures: contentPictureEndpoints,
  questions: questionsEndpoints,
  bank: bankEndpoints,
  referral: referralEndpoints,
  review: reviewEndpoints,
  securityLog: securityLogEndpoints,
  savedSearches: savedSearchEndpoints,
  site: siteEndpoints,
  translation: translationEndpoints,
  usage: usageEndpoints,
  valuation: valuationEndpoints,
  valuationQuality: valuationQualityEndpoints,
} as const
