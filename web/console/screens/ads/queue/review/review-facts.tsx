import { useTranslations } from 'use-intl/react'
import type { Product } from '#contract/product.ts'
import type { AttributeDefinition, AttributeGroupName } from '#domain/vehicle/attribute.ts'
import { listingAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import { type AttributeValue, isAnswered, textOf } from '#domain/vehicle/values.ts'
import { useAttributeLabels } from '#web/language/attribute-labels.ts'
import { FactList } from '#web/ui/vehicles/fact-list.tsx'
import { valuesOf } from '../../../../components/product-line.ts'
import { PanelSection } from '../../../../list-view/panel.tsx'
import styles from './review.module.css'

type Answer = { readonly definition: AttributeDefinition; readonly value: AttributeValue }

const longTexts = ['description', 'special_remarks', 'modifications'] as const

/** The description as it was written, then every answer by group, in the catalogue's order. */
export function ReviewFactsSections({ product }: { product: Product }) {
  const t = useTranslations('console-ads.facts')
  const labels = useAttributeLabels()
  const values = valuesOf(product)
  const groups = new Map<AttributeGroupName, Answer[]>()
  for (const definition of listingAttributes) {
    const value = values[definition.attributeCode]
    const isLong = longTexts.some((code) => code === definition.attributeCode)
    if (isLong || !isAnswered(value)) continue
    const { attributeGroupName } = definition
    groups.set(attributeGroupName, [
      ...(groups.get(attributeGroupName) ?? []),
      { definition, value },
    ])
  }
  return (
    <>
      {longTexts.map((code) => {
        const text = textOf(values, code)
        return text ? (
          <PanelSection key={code} title={labels.label(code)}>
            <p className={styles.freeText} lang={product.writtenIn ?? undefined}>
              {text}
            </p>
          </PanelSection>
        ) : null
      })}
      <PanelSection title={t('title')}>
        {[...groups].map(([group, answers]) => (
          <details key={group} className={styles.group} open>
            <summary>{labels.group(group)}</summary>
            <FactList
              facts={answers.map(({ definition, value }) => ({
                term: labels.label(definition.attributeCode),
                value: labels.value(definition, value),
              }))}
            />
          </details>
        ))}
      </PanelSection>
    </>
  )
}
