import { useMemo } from 'react'
import { useTranslations } from 'use-intl/react'
import { makeLabels } from '#domain/vehicle/catalogue/make-labels.ts'
import { useFormat } from '#web/language/language-provider.tsx'

type Lookup = {
  (key: string): string
  has: (key: string) => boolean
}

/** The words of a vehicle's coded answers, as cards and filters name them. */
export function useOptionWords() {
  // The catalogue's codes are data here: the compiler cannot follow them into the texts.
  const t = useTranslations('attributes') as unknown as Lookup
  const format = useFormat()
  return useMemo(() => {
    const lookUp = (attribute: string, option: string) => {
      const key = `${attribute}.options.${option}`
      return t.has(key) ? t(key) : undefined
    }
    return {
      label: (attribute: string) => (t.has(`${attribute}.label`) ? t(`${attribute}.label`) : ''),
      option: (attribute: string, option: string) => lookUp(attribute, option) ?? option,
      make: (code: string) => {
        const makes: Readonly<Record<string, string>> = makeLabels
        return makes[code] ?? lookUp('make', code) ?? code
      },
      bodyType: (code: string) =>
        lookUp('body_type', code) ?? lookUp('trailer_body_type', code) ?? code,
      country: (code: string) => format.country(code),
    }
  }, [t, format])
}
