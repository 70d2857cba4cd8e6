/** Tables that name customers, dealers or ads and hold nothing that is a person's own. */
export const impersonalTables: Readonly<Record<string, string>> = {
  operator_actions: 'what operators did, by their own id',
  settled_suspicions: 'that an answer was found right, by whoever did',
  held_approvals: 'that an ad was approved, by whoever did',
  bank_lines: 'payments, by whoever uploaded the file',
  private_pictures: 'which pictures of an ad the review alone sees',
  catalog_ads: 'a copy of an ad for the search',
  translated_ad_texts: 'hashes of what an ad says',
  content_versions: 'texts of the market, by whoever saved them for it',
  content_pictures: 'pictures of the market, by whoever uploaded them for it',
  caught_mails: 'mails of a demo',
  data_exports: 'that an export was asked for',
  public_changes: 'that something on a page has changed',
  market_keys: 'numbers by which a command is known to be sent twice',
}
