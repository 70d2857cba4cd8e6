import { useTranslations } from 'use-intl/react'
import { attribute } from '#domain/vehicle/catalogue/attributes.ts'
import { likelyRegistration, type Registration } from '#domain/vehicle/entry/likely-registration.ts'
import type { AttributeValue } from '#domain/vehicle/values.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { MonthField } from '#web/ui/fields/dates/month-field.tsx'
import { useAd } from '../editor/ad-context.tsx'
import type { AdEditor } from '../editor/ad-editor.ts'
import { useAttributeTexts } from './attribute-texts.ts'
import styles from './fields.module.css'
import { useMonthReading } from './typed-inputs.tsx'

type FirstRegistrationProps = {
  /** The year. */
  readonly value: AttributeValue | undefined
  /** The month, "1" to "12". */
  readonly beside?: AttributeValue | undefined
  readonly error?: string | undefined
  readonly editor: AdEditor
}

/** Month and year are one date in the vehicle's papers and two attributes of the catalogue. */
export function FirstRegistration({ value, beside, error, editor }: FirstRegistrationProps) {
  const t = useTranslations('editor')
  const texts = useAttributeTexts()
  const reading = useMonthReading()
  const isWhole = typeof value === 'number' && typeof beside === 'string'
  const likely = useLikely(error && isWhole ? { year: value, month: Number(beside) } : undefined)
  const change = (given: Registration | undefined) =>
    editor.change({
      values: {
        first_registration_year: given?.year ?? null,
        first_registration_month: given ? String(given.month) : null,
      },
    })
  return (
    <div className={styles.entry}>
      <MonthField
        {...reading}
        label={t('firstRegistration')}
        help={texts.help('first_registration_year')}
        error={error}
        value={isWhole ? `${value}-${beside.padStart(2, '0')}` : null}
        onChange={(next) => {
          const [year, month] = next?.split('-').map(Number) ?? []
          change(year && month ? { year, month } : undefined)
        }}
      />
      {likely && (
        <Button size="dense" className={styles.offer} onClick={() => change(likely)}>
          {texts.accept(`${String(likely.month).padStart(2, '0')}/${likely.year}`)}
        </Button>
      )}
    </div>
  )
}

function useLikely(given: Registration | undefined): Registration | undefined {
  const today = new Date(useAd().now)
  const now = { year: today.getUTCFullYear(), month: today.getUTCMonth() + 1 }
  const firstYear = attribute('first_registration_year').range?.min ?? 0
  return given && likelyRegistration(given, { firstYear, now })
}
