/**
 * How people ask for the seller's price or contact in one language. Written for plain
 * text: lower case, without accents (`plain-text.ts`). A pattern needs the vehicle or the
 * seller in it, not the word "price" alone: what the tyres cost is a fair question.
 */
export type LanguagePhrases = {
  readonly price: readonly RegExp[]
  /** Asking for the seller's number, address or name; asking them to call or write. */
  readonly contact: readonly RegExp[]
  /** Asking for the exact place, to see the vehicle there, or to settle it outside the market. */
  readonly meeting: readonly RegExp[]
  /** A sentence with one of these is no request to meet: what comes after the sale, registration. */
  readonly fairMeeting: RegExp
}
