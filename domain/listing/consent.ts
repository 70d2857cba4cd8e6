/**
 * The sentence the seller agrees to at submitting is the contract: sold automatically at their price
 * or above, the highest bid may be accepted until a named instant (rules 10). A changed sentence is
 * a new version, and an agreement to an older one no longer submits an ad.
 */
export const consentSentenceVersion = '2026-11.3'
