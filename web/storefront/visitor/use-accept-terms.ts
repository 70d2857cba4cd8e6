import { useCall } from '#web/api/use-call.ts'

/**
 * Accepts the terms in force. They stand before bids, purchases, offers, questions and the dealer's
 * own lists alike, so everything on the page is asked again.
 */
export function useAcceptTerms() {
  return useCall((api) => api.account.acceptTerms, { refreshes: [[]] })
}
