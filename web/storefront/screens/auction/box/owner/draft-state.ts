import type { Product } from '#contract/product.ts'

/** What its owner reads of an ad that is written: never sent, or returned with remarks. */
export function draftState({ reviewRemarks }: Pick<Product, 'reviewRemarks'>) {
  return reviewRemarks === null
    ? ({ words: 'draft', action: 'continue' } as const)
    : ({ words: 'sentBack', action: 'mend' } as const)
}
