import { textsOf } from '#locales/texts.ts'

const blocks = ['good', 'damage', 'photos', 'rare', 'auction'] as const

/** Sentences that an operator puts an answer together from: named in their language, written in the owner's. */
export function answerBlocks(locales: { readonly operator: string; readonly owner: string }) {
  const names = textsOf(locales.operator, 'valuation-words')
  const texts = textsOf(locales.owner, 'valuation-words')
  return blocks.map((block) => ({
    id: block,
    label: names(`${block}.label`),
    text: texts(`${block}.text`),
  }))
}
