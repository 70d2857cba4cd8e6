import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { describeListing } from '#domain/listing/describe-listing.ts'
import { mainPictureOf } from '#domain/listing/gallery.ts'
import type { ListingAttributeCode } from '#domain/vehicle/catalogue/attributes.ts'
import { numberOf, textOf, type VehicleValues } from '#domain/vehicle/values.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { StorefrontScene } from '#web/storefront/drawings/storefront-scene.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import { type Fact, FactList } from '#web/ui/vehicles/fact-list.tsx'
import { LaterOwnVehicle } from '../damages/later-own-vehicle.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { changedCodes } from '../editor/ad-draft.ts'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import { pictureUrl } from '../pictures/picture-url.ts'
import styles from './ad-preview.module.css'
import { justSaid } from './just-said.ts'

/** The ad as dealers will see it, while it is written. */
export function AdPreview() {
  const t = useTranslations('editor')
  const texts = useAttributeTexts()
  const { state } = useAd()
  const { values } = state.draft
  const { title } = describeListing(values)
  const bodyCode = state.kind === 'trailer' ? 'trailer_body_type' : 'body_type'
  const body = textOf(values, bodyCode)
  return (
    <section>
      <h2 className={styles.asideTitle}>{t('previewTitle')}</h2>
      <Card padded={false} className={styles.preview}>
        <div className={styles.previewPicture}>
          <PreviewPicture hasBody={body !== undefined} />
          <StatusChip onPicture className={styles.previewTag}>
            {t('draft')}
          </StatusChip>
        </div>
        <div className={styles.previewBody}>
          <div>
            <p className={styles.previewTitle}>{title || t('previewUntitled')}</p>
            <p className={styles.muted}>
              {body ? texts.option(bodyCode, body) : texts.option('product_type', state.kind)}
            </p>
          </div>
        </div>
        <FactList form="columns" facts={useFacts()} />
      </Card>
    </section>
  )
}

function PreviewPicture({ hasBody }: { hasBody: boolean }) {
  const { kind, draft } = useAd().state
  const main = mainPictureOf(draft.gallery)
  if (main) return <img src={pictureUrl(main.value, 640)} alt="" width={640} height={480} />
  return hasBody ? <LaterOwnVehicle /> : <StorefrontScene scene={kind} />
}

function useFacts(): readonly Fact[] {
  const t = useTranslations('editor')
  const format = useFormat()
  const texts = useAttributeTexts()
  const { state, doubts } = useAd()
  const { values } = state.draft
  const fresh = useFreshCodes(values)
  const fact = (code: ListingAttributeCode, term: string, value: string | undefined): Fact => {
    const isOdd = doubts.has(code)
    if (value === undefined) return { term, value: t('previewMissing'), look: 'missing' }
    if (isOdd) return { term, value: `${value}, ${t('open')}`, look: 'warn' }
    return { term, value, ...(fresh.includes(code) && { look: 'fresh' }) }
  }
  const year = numberOf(values, 'first_registration_year')
  const month = textOf(values, 'first_registration_month')
  const mileage = numberOf(values, 'mileage')
  const power = numberOf(values, 'power_kw')
  const length = numberOf(values, 'length')
  const weight = numberOf(values, 'licensed_weight')
  const ofLabel = (code: ListingAttributeCode, value: string | undefined) =>
    fact(code, texts.label(code), value)
  const facts = [
    fact(
      'first_registration_year',
      t('firstRegistration'),
      year && month ? format.month(year, Number(month)) : year ? String(year) : undefined,
    ),
    ...(state.kind === 'trailer'
      ? []
      : [
          ofLabel('mileage', mileage === undefined ? undefined : format.kilometres(mileage)),
          ofLabel('power_kw', power === undefined ? undefined : format.power(power)),
        ]),
    ofLabel('length', length === undefined ? undefined : format.metres(length)),
    ofLabel('licensed_weight', weight === undefined ? undefined : format.kilograms(weight)),
    ofLabel('beds', textOf(values, 'beds')),
  ]
  const said = justSaid(values, fresh).map(
    ({ definition, value }): Fact => ({
      ...{ term: texts.label(definition.attributeCode), value: texts.value(definition, value) },
      look: 'fresh',
    }),
  )
  return [...facts, ...said]
}

/** The answers that changed last. */
function useFreshCodes(values: VehicleValues): readonly string[] {
  const [seen, setSeen] = useState<{ values: VehicleValues; fresh: readonly string[] }>({
    values,
    fresh: [],
  })
  if (seen.values !== values) {
    const changed = changedCodes(seen.values, values)
    setSeen({ values, fresh: changed.length > 0 ? changed : seen.fresh })
  }
  return seen.fresh
}
