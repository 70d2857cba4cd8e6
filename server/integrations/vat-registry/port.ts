/**
 * The register of VAT ids. It says valid or invalid, or it cannot say: an outage is never "invalid"
 * (rules 10). Numbers of countries it does not keep are not asked for.
 */
export type VatIdQuestion = {
  /** ISO 3166 alpha-2; the register writes EL for Greece. */
  readonly country: string
  /** As the customer wrote it, with or without the country's letters. */
  readonly vatId: string
}

export type VatIdAnswer =
  | {
      readonly kind: 'valid' | 'invalid'
      readonly checkedAt: Date
      /** Proof that we asked; null where the register gave none. */
      readonly consultation: string | null
    }
  | { readonly kind: 'unavailable'; readonly cause: string }

export type VatRegistry = {
  readonly check: (question: VatIdQuestion) => Promise<VatIdAnswer>
}
