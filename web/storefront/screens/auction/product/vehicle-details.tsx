import { useTranslations } from 'use-intl/react'
import type { Product } from '#contract/product.ts'
import { type DecidingFact, describeListing } from '#domain/listing/describe-listing.ts'
import { translatedCodes } from '#domain/listing/words/translated-texts.ts'
import { numberOf, textOf, type VehicleValues } from '#domain/vehicle/values.ts'
import type { Format } from '#locales/format.ts'
import { useAttributeLabels } from '#web/language/attribute-labels.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { FactList } from '#web/ui/vehicles/fact-list.tsx'
import { type EquipmentItem, equipmentItems, factGroups } from '../../../auction/vehicle-facts.ts'
import { OwnersWords, type Words } from './owners-words.tsx'
import styles from './product.module.css'

/** The five facts that decide, side by side under the pictures. */
export function KeyFacts({ values }: { values: VehicleValues }) {
  const t = useTranslations('vehicle')
  const format = useFormat()
  const facts = describeListing(values).facts.map((each) => ({
    term: t(`fact.${each.fact}`),
    value: factText(each, format, t('fact.estimated')),
  }))
  if (facts.length === 0) return null
  return (
    <Card padded={false} className={styles.keyFacts}>
      <FactList form="columns" facts={facts} />
    </Card>
  )
}

function factText(fact: DecidingFact, format: Format, estimated: string): string {
  switch (fact.fact) {
    case 'first_registration':
      return fact.month === undefined ? String(fact.year) : format.month(fact.year, fact.month)
    case 'mileage': {
      const distance = format.kilometres(fact.km)
      return fact.isEstimated ? `${distance} (${estimated})` : distance
    }
    case 'length':
      return format.metres(fact.mm)
    case 'weight_class':
      return format.kilograms(fact.kg)
    case 'beds':
      return format.number(fact.count)
  }
}

export function Facts({ values }: { values: VehicleValues }) {
  const t = useTranslations('auction.facts')
  const tGroup = useTranslations('vehicle.group')
  const labels = useAttributeLabels()
  return (
    <Section title={t('title')} id="facts">
      <div className={styles.groups}>
        {factGroups(values).map(({ group, answers }) => (
          <div key={group} className={styles.group}>
            <h3 className={styles.groupTitle}>{tGroup(group)}</h3>
            <FactList
              facts={answers.map(({ definition, value }) => ({
                term: labels.label(definition.attributeCode),
                value:
                  definition.attributeCode === 'location_country'
                    ? placeOf(labels.value(definition, value), values)
                    : labels.value(definition, value),
              }))}
            />
          </div>
        ))}
      </div>
    </Section>
  )
}

/** Dealers are told the first two digits of the postcode (rules 1). */
function placeOf(country: string, values: VehicleValues): string {
  const zip = textOf(values, 'location_zip')
  const city = textOf(values, 'location_city')
  if (zip === undefined) return country
  return city === undefined ? `${country}, ${zip} …` : `${country}, ${zip} ${city}`
}

export function Equipment({ values }: { values: VehicleValues }) {
  const t = useTranslations('auction.equipment')
  const labels = useAttributeLabels()
  const items = equipmentItems(values)
  if (items.length === 0) return null
  const textOfItem = ({ definition, value }: EquipmentItem) => {
    const label = labels.label(definition.attributeCode)
    if (value === null) return label
    const answer = labels.value(definition, value)
    return Array.isArray(value) ? answer : `${label}: ${answer}`
  }
  const present = items.filter((item) => item.has)
  const absent = items.filter((item) => !item.has)
  return (
    <Section title={t('title')} id="equipment">
      <ul className={styles.equipment}>
        {[...present, ...absent].map((item) => {
          const text = textOfItem(item)
          return (
            <li key={text} className={item.has ? undefined : styles.absent}>
              <Icon icon={item.has ? 'check' : 'minus'} size={16} />
              <span>
                {!item.has && <span className="visually-hidden">{t('without')} </span>}
                {text}
                {!item.has && <span aria-hidden="true">: {t('no')}</span>}
              </span>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

export function Description({ product, values }: { product: Product; values: VehicleValues }) {
  const t = useTranslations('auction.description')
  const labels = useAttributeLabels()
  const words = translatedCodes.flatMap((code): Words[] => {
    const original = textOf(values, code)?.trim()
    if (!original) return []
    const label = code === 'modifications' ? { label: labels.label(code) } : {}
    return [{ original, translated: product.translated?.[code], ...label }]
  })
  if (words.length === 0) return null
  return (
    <Section title={t('title')} id="description">
      <OwnersWords words={words} writtenIn={product.writtenIn} />
    </Section>
  )
}

/** Engine and body in one line under the title. */
export function useSubtitle(values: VehicleValues): string {
  const t = useTranslations('auction.facts')
  const labels = useAttributeLabels()
  const format = useFormat()
  const bodyType = textOf(values, 'body_type')
  const trailerBodyType = textOf(values, 'trailer_body_type')
  const chassisMake = textOf(values, 'chassis_make')
  const usage = textOf(values, 'usage_type')
  const powerKw = numberOf(values, 'power_kw')
  return [
    bodyType && labels.option('body_type', bodyType),
    trailerBodyType && labels.option('trailer_body_type', trailerBodyType),
    chassisMake &&
      [labels.option('chassis_make', chassisMake), textOf(values, 'chassis_model')]
        .filter(Boolean)
        .join(' '),
    powerKw !== undefined && format.power(powerKw),
    usage === 'rental' && t('fromRental'),
  ]
    .filter(Boolean)
    .join(', ')
}
