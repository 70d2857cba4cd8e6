import { useTranslations } from 'use-intl/react'
import { attribute } from '#domain/vehicle/catalogue/attributes.ts'
import { isAskedOfSeller } from '#domain/vehicle/required.ts'
import { numberOf, textOf } from '#domain/vehicle/values.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { ChoiceCards } from '#web/ui/fields/choices/choice-cards.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import { AdField, Block, StepFields } from '../fields/block-fields.tsx'
import { fieldId } from '../fields/field-id.ts'
import { LaterPriceHelp } from '../price-help/later-price-help.tsx'
import { usePriceExtras } from './price-extras.tsx'
import styles from './steps.module.css'

/** How it is sold, for how much, when and where; and what of it dealers see (rules 1). */
export function AuctionStep() {
  const texts = useAttributeTexts()
  const { seller } = useAd()
  return (
    <>
      <Block title={texts.label('sale_mode')}>
        <SaleModeCards />
        {isAskedOfSeller('private_auction', seller) && (
          <AdField definition={attribute('private_auction')} />
        )}
      </Block>
      <StepFields step="auction" groups={['price']} extras={usePriceExtras()} />
      <LaterPriceHelp />
      <StepFields step="auction" groups={['availability', 'location']} />
      <WhatDealersSee />
    </>
  )
}

export function SaleModeCards() {
  const t = useTranslations('editor.auction')
  const texts = useAttributeTexts()
  const { editor, state } = useAd()
  const modes = ['auction', 'offer_collection'] as const
  return (
    <div id={fieldId('sale_mode')}>
      <ChoiceCards
        wide
        label={texts.label('sale_mode')}
        labelHidden
        value={textOf(state.draft.values, 'sale_mode') ?? null}
        onChange={(sale_mode) => editor.change({ values: { sale_mode } })}
        options={modes.map((value) => ({
          value,
          label: texts.option('sale_mode', value),
          detail: t(`mode.${value}`),
        }))}
      />
    </div>
  )
}

export function WhatDealersSee() {
  const t = useTranslations('editor.auction')
  const format = useFormat()
  const { values } = useAd().state.draft
  const start = numberOf(values, 'start_price')
  const zip = textOf(values, 'location_zip')
  const seen = [
    start === undefined ? t('seesStartOpen') : t('seesStart', { price: format.money(start) }),
    t('seesLight'),
    zip ? t('seesZip', { zip: zip.slice(0, 2) }) : t('seesZipOpen'),
  ]
  const hidden = [t('hidesTarget'), t('hidesName'), t('hidesDocuments')]
  return (
    <Block title={t('seesTitle')}>
      <div className={styles.sees}>
        <ul>
          {seen.map((line) => (
            <li key={line}>
              <Icon icon="eye" />
              <span>{line}</span>
            </li>
          ))}
        </ul>
        <ul>
          {hidden.map((line) => (
            <li key={line}>
              <Icon icon="eye-off" />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      </div>
    </Block>
  )
}
