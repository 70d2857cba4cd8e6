import { useTranslations } from 'use-intl/react'

/** What a part of a price is called; its codes are those of the valuation's model. */
export function usePricePartNames(): (part: string) => string {
  const t = useTranslations('valuation.part')
  return (part) => {
    const key = part as Parameters<typeof t>[0] // A new part has no text yet and shows its code.
    return t.has(key) ? t(key) : part
  }
}
