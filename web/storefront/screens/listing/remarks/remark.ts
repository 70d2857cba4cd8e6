import type { Product } from '#contract/product.ts'

/** What the review asks to be mended at one field. */
export type Remark = Product['remarks'][number]
