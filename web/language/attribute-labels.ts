import { useMemo } from 'react'
import type { AttributeDefinition } from '#domain/vehicle/attribute.ts'
import { makeLabels } from '#domain/vehicle/catalogue/make-labels.ts'
import type { AttributeValue } from '#domain/vehicle/values.ts'
import { figureText } from '#locales/figure-text.ts'
import { useFormat } from './language-provider.tsx'
import { useLooseTexts } from './loose-texts.ts'

/** A vehicle's questions and answers in the reader's language; the one place of these texts. */
export function useAttributeLabels() {
  const attributes = useLooseTexts('attributes')
  const vehicle = useLooseTexts('vehicle')
  const format = useFormat()
  return useMemo(() => {
    const lookUp = (key: string) => (attributes.has(key) ? attributes(key) : undefined)
    const known = (code: string, option: string) => lookUp(`${code}.options.${option}`)
    const option = (code: string, name: string) => known(code, name) ?? makes[name] ?? name
    const make = (code: string) => makes[code] ?? known('make', code)
    const bodyType = (code: string) => known('body_type', code) ?? known('trailer_body_type', code)
    const label = (code: string) => lookUp(`${code}.label`) ?? code
    return {
      label,
      option,
      make: (code: string) => make(code) ?? code,
      bodyType: (code: string) => bodyType(code) ?? code,
      /** Undefined where the catalogue has no such answer. */
      known: { option: known, make, bodyType },
      group: (name: string) => vehicle(`group.${name}`),
      /** What a picture of the gallery shows; empty while it is not named. */
      pictureKind: (kind: string | undefined) =>
        kind === undefined ? '' : option('image_kind', kind),
      /** An answer as its reader expects it, with its unit. */
      value: (definition: AttributeDefinition, answer: AttributeValue): string => {
        const { attributeCode, frontendInput } = definition
        if (Array.isArray(answer)) {
          return answer.map((each) => option(attributeCode, String(each))).join(', ')
        }
        if (frontendInput === 'select') return option(attributeCode, String(answer))
        if (typeof answer === 'boolean') return vehicle(answer ? 'answer.yes' : 'answer.no')
        return typeof answer === 'number' ? figureText(definition, answer, format) : String(answer)
      },
    }
  }, [attributes, vehicle, format])
}

const makes: Readonly<Record<string, string>> = makeLabels
