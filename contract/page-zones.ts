/**
 * Screens that are visited together, by the first folder below `screens/` or by their own; a folder that is not named here is a zone of
 * its own. The build cuts scripts and texts by zones (`tools/vite/`), the server announces a page's texts by its zone, and a screen
 * that is walked to comes with those of its zone.
 */
const zones: Readonly<Record<string, string>> = {
  merchant: 'account',
  // Prose, which no list of a dealer shows.
  'merchant/guidelines': 'dealers',
  'merchant/news': 'dealers',
  // Its texts are for this page alone.
  'order/handover': 'handover',
  order: 'account',
  listing: 'editor',
  // Where an ad begins: none of its words are asked for again while it is written.
  'listing/new-ad': 'begin',
  // A request for a valuation is an ad in editing, written with the fields of the editor.
  valuation: 'editor',
  // Texts of their own: the page of a vehicle shows none of theirs, nor they many of its.
  'auction/journal': 'journal',
  'auction/renegotiation': 'renegotiation',
  // A dealer's day shows auctions as the page of a vehicle does, and little of the account.
  'merchant/today': 'today',
  // Narrowed and shown as the catalog is.
  'merchant/watchlist': 'catalog',
  // The events and channels are many words, and no other page of the account shows them.
  'account/email-settings': 'channels',
  // Makes, years and prices name attributes that no other page of the site does.
  'site/market-prices': 'prices',
  // Few refer others, and whoever follows a link sees nothing else of the site's texts.
  'account/referrals': 'referrals',
  // Dealers' software concerns few, and each word of it would come with every page of the account.
  'merchant/integrations': 'stock',
  'merchant/syscara': 'stock',
}

/** @param folder Below `screens/`, such as `account/sales` or its first part alone. */
export function zoneOf(folder: string): string {
  const [first = ''] = folder.split('/')
  return zones[folder] ?? zones[first] ?? first
}
