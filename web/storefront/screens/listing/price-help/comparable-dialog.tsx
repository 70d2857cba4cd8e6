import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { attribute } from '#domain/vehicle/catalogue/attributes.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { FactList } from '#web/ui/vehicles/fact-list.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import styles from './price-help.module.css'
import type { PriceHelp } from './use-price-help.ts'

type Comparable = Exclude<PriceHelp, { kind: 'not_described' }>['comparable']

/** What is compared, in words and spans; never a list of sales. */
export function WhatIsComparable({ comparable }: { comparable: Comparable }) {
  const t = useTranslations('ad-help.price')
  const texts = useAttributeTexts()
  const format = useFormat()
  const { kind } = useAd().state
  const [isOpen, setOpen] = useState(false)
  const bodyType = kind === 'motorhome' ? 'body_type' : 'trailer_body_type'
  const { mileageFromKm, mileageToKm } = comparable
  const facts = [
    { term: texts.label(bodyType), value: texts.option(bodyType, comparable.bodyType) },
    {
      term: texts.label('first_registration_year'),
      value: t('years', { from: String(comparable.yearFrom), to: String(comparable.yearTo) }),
    },
    {
      term: texts.label('length'),
      value: t('years', {
        from: texts.value(attribute('length'), comparable.lengthFromMm),
        to: texts.value(attribute('length'), comparable.lengthToMm),
      }),
    },
    ...(mileageFromKm === null || mileageToKm === null
      ? []
      : [
          {
            term: texts.label('mileage'),
            value: t('years', {
              from: format.number(mileageFromKm),
              to: texts.value(attribute('mileage'), mileageToKm),
            }),
          },
        ]),
  ]
  return (
    <>
      <Button look="quiet" size="dense" icon="info" onClick={() => setOpen(true)}>
        {t('comparable')}
      </Button>
      <Dialog
        open={isOpen}
        title={t('comparable')}
        onClose={() => setOpen(false)}
        actions={
          <Button look="primary" onClick={() => setOpen(false)}>
            {t('close')}
          </Button>
        }
      >
        <div className={styles.comparable}>
          <p>{t('comparableLead')}</p>
          <FactList facts={facts} />
          <p>{t('rounded')}</p>
        </div>
      </Dialog>
    </>
  )
}
