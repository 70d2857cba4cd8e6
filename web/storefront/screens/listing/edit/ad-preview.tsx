import { useTranslations } from 'use-intl/react'
import { describeListing } from '#domain/listing/describe-listing.ts'
import { mainPictureOf } from '#domain/listing/gallery.ts'
import { numberOf, textOf } from '#domain/vehicle/values.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { StorefrontScene } from '#web/storefront/drawings/storefront-scene.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import { type Fact, FactList } from '#web/ui/vehicles/fact-list.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import { bodyTypeDrawing } from '../fields/drawing-of-body-type.tsx'
import { pictureUrl } from '../pictures/picture-url.ts'
import styles from './ad-preview.module.css'

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
          <PreviewPicture bodyCode={bodyCode} body={body} />
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

function PreviewPicture({ bodyCode, body }: { bodyCode: string; body: string | undefined }) {
  const { kind, draft } = useAd().state
  const main = mainPictureOf(draft.gallery)
  if (main) return <img src={pictureUrl(main.value, 640)} alt="" width={640} height={480} />
  const drawing = body && bodyTypeDrawing(bodyCode, body)
  if (drawing) return <div className={styles.previewDrawing}>{drawing}</div>
  return <StorefrontScene scene={kind} />
}

function useFacts(): readonly Fact[] {
  const t = useTranslations('editor')
  const format = useFormat()
  const texts = useAttributeTexts()
  const { state, doubts } = useAd()
  const { values } = state.draft
  const fact = (term: string, value: string | undefined, isOdd = false): Fact => ({
    term,
    value: value === undefined ? t('previewMissing') : isOdd ? `${value}, ${t('open')}` : value,
    ...(value === undefined ? { look: 'missing' } : isOdd ? { look: 'warn' } : {}),
  })
  const year = numberOf(values, 'first_registration_year')
  const month = textOf(values, 'first_registration_month')
  const mileage = numberOf(values, 'mileage')
  const power = numberOf(values, 'power_kw')
  const length = numberOf(values, 'length')
  const weight = numberOf(values, 'licensed_weight')
  const facts = [
    fact(
      t('firstRegistration'),
      year && month ? format.month(year, Number(month)) : year ? String(year) : undefined,
    ),
    fact(texts.label('length'), length === undefined ? undefined : format.metres(length)),
    fact(
      texts.label('licensed_weight'),
      weight === undefined ? undefined : format.kilograms(weight),
    ),
    fact(texts.label('beds'), textOf(values, 'beds')),
  ]
  if (state.kind === 'trailer') return facts
  return [
    ...facts.slice(0, 1),
    fact(
      texts.label('mileage'),
      mileage === undefined ? undefined : format.kilometres(mileage),
      doubts.has('mileage'),
    ),
    fact(texts.label('power_kw'), power === undefined ? undefined : format.power(power)),
    ...facts.slice(1),
  ]
}
