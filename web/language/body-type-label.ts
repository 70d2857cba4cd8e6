import { useTranslations } from 'use-intl/react'
import type { LooseTexts } from './loose-texts.ts'

/** The body type that a card shows; by itself, so that a page of cards needs no other attribute's words. */
export function useBodyTypeLabel(): (code: string) => string {
  const motorhome = useTranslations('attributes.body_type') as unknown as LooseTexts // Codes are data here.
  const trailer = useTranslations('attributes.trailer_body_type') as unknown as LooseTexts // As above.
  return (code) => {
    const key = `options.${code}`
    if (motorhome.has(key)) return motorhome(key)
    return trailer.has(key) ? trailer(key) : code
  }
}
