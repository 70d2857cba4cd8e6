import { useTranslations } from 'use-intl/react'
import type { Product } from '#contract/product.ts'
import { placeOfDamage } from '#domain/listing/words/translated-texts.ts'
import { numberOf, textOf, textsOf, type VehicleValues } from '#domain/vehicle/values.ts'
import { useAttributeLabels } from '#web/language/attribute-labels.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { DamageOutline } from '#web/storefront/drawings/damage-outline.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { FactList } from '#web/ui/vehicles/fact-list.tsx'
import { AdPicture } from '../../../auction/ad-picture.tsx'
import { damageAnswers, damageValuesOf } from '../../../auction/vehicle-facts.ts'
import { LanguageNote, OwnersWords, type Words } from './owners-words.tsx'
import styles from './product.module.css'

/** What the seller says is wrong: where on the vehicle, what, how bad, with pictures. */
export function Damages({ product, values }: { product: Product; values: VehicleValues }) {
  const t = useTranslations('auction.damages')
  const labels = useAttributeLabels()
  const damages = product.damages.map((damage, index) => ({
    number: index + 1,
    values: damageValuesOf(damage),
    images: damage.images,
    report: damage.report,
    words: wordsOf(damage, product.translated),
  }))
  const words = damages.flatMap((damage) => damage.words)
  const answers = damageAnswers(values)
  return (
    <Section title={t('title', { count: damages.length })} id="damages">
      {damages.length > 0 && (
        <>
          <LanguageNote words={words} writtenIn={product.writtenIn} />
          <Card className={styles.outline}>
            <DamageOutline
              vehicle={product.productType}
              label={t('outline', { count: damages.length })}
              marks={damages.map(({ number, values: ofDamage }) => ({
                number,
                area: areaOf(ofDamage),
              }))}
              linkTo={({ number }) => ({
                href: `#damage-${number}`,
                label: t('toDamage', { number }),
              })}
            />
          </Card>
          <ol className={styles.damages}>
            {damages.map((damage) => (
              <DamageRow key={damage.number} {...damage} writtenIn={product.writtenIn} />
            ))}
          </ol>
        </>
      )}
      {answers.length > 0 && (
        <FactList
          className={classNames(styles.damageAnswers)}
          facts={answers.map(({ definition, value }) => ({
            term: labels.label(definition.attributeCode),
            value: labels.value(definition, value),
          }))}
        />
      )}
    </Section>
  )
}

function DamageRow(props: {
  number: number
  values: VehicleValues
  images: Product['damages'][number]['images']
  report: Product['damages'][number]['report']
  words: readonly Words[]
  writtenIn: Product['writtenIn']
}) {
  const { number, values, images, report, words, writtenIn } = props
  const t = useTranslations('auction.damages')
  const labels = useAttributeLabels()
  const format = useFormat()
  const area = labels.option(
    textOf(values, 'damage_area') === undefined ? 'trailer_damage_area' : 'damage_area',
    areaOf(values),
  )
  const kinds = textsOf(values, 'damage_kind').map((kind) => labels.option('damage_kind', kind))
  const sizeCm = numberOf(values, 'damage_size')
  const severity = textOf(values, 'damage_severity')
  const repaired = textOf(values, 'damage_repaired')
  const costEur = numberOf(values, 'repair_cost_estimate')
  const details = [
    severity !== undefined && labels.option('damage_severity', severity),
    sizeCm !== undefined && `${format.number(sizeCm)}\u00a0cm`,
    repaired !== undefined && t('repaired', { state: labels.option('damage_repaired', repaired) }),
    costEur !== undefined && t('cost', { amount: format.money(costEur) }),
  ].filter(Boolean)
  return (
    <li id={`damage-${number}`} className={styles.damage}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.damageText}>
        <h3 className={styles.damageTitle}>
          {area}: {kinds.join(', ')}
        </h3>
        <p className="muted small">{details.join(', ')}</p>
        {words.length > 0 && <OwnersWords words={words} writtenIn={writtenIn} isTight />}
        {report && (
          <p className="muted small">
            {t('added', { at: format.dateTimeWithZone(report.reportedAt) })}
          </p>
        )}
      </div>
      {images.length > 0 && (
        <ul className={styles.damageImages}>
          {images.map((image, index) => (
            <li key={image.value}>
              <a href={`/pictures/${image.value}/1600.jpeg`} target="_blank" rel="noreferrer">
                <AdPicture
                  picture={image}
                  alt={t('picture', { number, index: index + 1 })}
                  sizes="120px"
                  upTo={320}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function wordsOf(
  { sortOrder, attributes }: Product['damages'][number],
  translations: Product['translated'],
): readonly Words[] {
  const original = textOf(damageValuesOf({ attributes }), 'damage_description')?.trim()
  if (!original) return []
  return [{ original, translated: translations?.[placeOfDamage(sortOrder)] }]
}

function areaOf(values: VehicleValues): string {
  return textOf(values, 'damage_area') ?? textOf(values, 'trailer_damage_area') ?? 'other'
}
