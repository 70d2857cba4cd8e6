import type { Product } from '#contract/product.ts'

/** What its owner reads of an ad that is written: never sent, or returned with remarks. */
export function draftState({ reviewRemarks }: Pick<Product, 'reviewRemarks'>) {
  return reviewRemarks === null
    ? ({ state: 'draft', action: 'continue' } as const)
    : ({ state: 'sentBack', action: 'mend' } as const)
}
