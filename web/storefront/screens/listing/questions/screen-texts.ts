import type { AdScreen } from '#domain/listing/screens/screen-table.ts'
import { useLooseTexts } from '#web/language/loose-texts.ts'

export function useScreenTitle(): (screen: AdScreen) => string {
  const texts = useLooseTexts('editor')
  return ({ id }) => texts(`screen.${id}.title`)
}

/** What a screen asks, and a sentence below it where one helps. */
export function useScreenTexts({ id }: AdScreen) {
  const texts = useLooseTexts('editor')
  const hasLead = texts.has(`screen.${id}.lead`)
  return {
    title: texts(`screen.${id}.title`),
    lead: hasLead ? texts(`screen.${id}.lead`) : undefined,
  }
}
