import { useTranslations } from 'use-intl/react'

/** Texts whose keys are put together from the catalogue, which the compiler cannot follow. */
export type LooseTexts = {
  (key: string, values?: Readonly<Record<string, string | number>>): string
  has: (key: string) => boolean
}

type LooseArea = 'attributes' | 'attribute-help' | 'vehicle' | 'validation' | 'editor'

export function useLooseTexts(area: LooseArea) {
  return useTranslations(area) as unknown as LooseTexts // The catalogue's codes are data here.
}
