import { useId } from 'react'
import { useTranslations } from 'use-intl/react'
import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import { makeLabels } from '#domain/vehicle/catalogue/make-labels.ts'
import { firstAnswerNames as names } from '#web/storefront/screens/valuation/first-answer-names.ts'
import { useValuationPaths, usualFlow } from '#web/storefront/screens/valuation/flow-of-route.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import styles from './start.module.css'

/**
 * Three lines in a plain form, so that it works before any script: the first step reads them from the
 * address and asks what of them is not clear.
 */
export function FirstAnswers({ kind }: { kind: VehicleKind }) {
  const t = useTranslations('valuation.start')
  const paths = useValuationPaths()
  const makes = useId()
  return (
    <form method="get" action={paths.step({ kind, flow: usualFlow(kind), step: 1 })}>
      <div className={styles.fields}>
        <TextField
          label={t('vehicle')}
          name={names.vehicle}
          list={makes}
          maxLength={80}
          autoComplete="off"
          className={styles.wide}
        />
        <datalist id={makes}>
          {Object.values(makeLabels).map((label) => (
            <option key={label} value={label} />
          ))}
        </datalist>
        <TextField
          label={t('registered')}
          name={names.registered}
          placeholder={t('registeredHint')}
          maxLength={12}
          autoComplete="off"
          numeric
          className={kind === 'trailer' ? styles.wide : undefined}
        />
        {kind === 'motorhome' && (
          <TextField
            label={t('mileage')}
            name={names.mileage}
            unit="km"
            inputMode="numeric"
            maxLength={12}
            autoComplete="off"
            numeric
          />
        )}
      </div>
      <Button look="primary" size="large" wide type="submit" iconAfter="arrow-right">
        {t('go')}
      </Button>
    </form>
  )
}
