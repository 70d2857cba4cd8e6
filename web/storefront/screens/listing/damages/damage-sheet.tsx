import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Damage } from '#domain/listing/listing.ts'
import { type AttributeCode, attribute } from '#domain/vehicle/catalogue/attributes.ts'
import { damageKindsOf } from '#domain/vehicle/catalogue/damage-areas.ts'
import { type AttributeValue, numberOf, textOf, textsOf } from '#domain/vehicle/values.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ChipChoices } from '#web/ui/fields/choices/chip-choices.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import { SelectInput } from '../fields/choice-inputs.tsx'
import { FigureInput } from '../fields/figure-input.tsx'
import { TextAreaInput } from '../fields/typed-inputs.tsx'
import { AreaSelect } from './area-select.tsx'
import { DamagePhotos, PhotoWays } from './damage-photos.tsx'
import styles from './damages.module.css'
import { useAreaNames } from './use-area-names.ts'
import type { OpenDamage } from './use-damages.ts'

type DamageSheetProps = {
  readonly open: OpenDamage
  readonly onSay: (answers: Readonly<Record<string, AttributeValue | null>>) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** What it is, how bad, how large, a photo; all else lies folded. Kept from the first answer on. */
export function DamageSheet({ open, onSay, onRemove, onClose }: DamageSheetProps) {
  const t = useTranslations('editor.damages')
  const { kind, draft } = useAd().state
  const names = useAreaNames(kind)
  const { index, added } = open
  const areaCode = kind === 'trailer' ? 'trailer_damage_area' : 'damage_area'
  const damage = added ? placeAsDamage(open.index, added, areaCode) : draft.damages[index]
  if (!damage) return null
  const area = textOf(damage.values, areaCode) ?? 'other'
  return (
    // What happens in the sheet is no answer to the screen below it.
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps events to itself, does nothing with them.
    <div
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Dialog
        open
        onClose={onClose}
        title={
          <span className={styles.sheetTitle}>
            <span className={styles.number} data-open={added !== null}>
              {index + 1}
            </span>
            {names.damage(damage, draft.values)}
          </span>
        }
        actions={
          <PhotoWays
            index={index}
            onTake={() => {
              if (added) onSay(presetKind(damage))
            }}
            onClose={onClose}
          />
        }
      >
        <div className={styles.sheet}>
          <Answers damage={damage} index={index} area={area} onSay={onSay} />
          {!added && <DamagePhotos index={index} />}
          <details className={styles.more}>
            <summary>{t('more')}</summary>
            <div className={styles.sheet}>
              <AreaSelect
                label={t('where')}
                area={area}
                onChange={(chosen) => onSay({ [areaCode]: chosen })}
              />
              <MoreAnswers damage={damage} index={index} onSay={onSay} />
              {!added && (
                <Button look="danger" icon="trash" onClick={onRemove}>
                  {t('remove', { number: index + 1 })}
                </Button>
              )}
            </div>
          </details>
        </div>
      </Dialog>
    </div>
  )
}

function placeAsDamage(
  sortOrder: number,
  { area, spot, kind }: NonNullable<OpenDamage['added']>,
  areaCode: 'damage_area' | 'trailer_damage_area',
): Damage {
  const values = { [areaCode]: area, ...(kind !== undefined && { damage_kind: [kind] }) }
  return { sortOrder, values, pictures: [], ...(spot && { spot }) }
}

type AnswersProps = {
  readonly damage: Damage
  readonly index: number
  readonly onSay: DamageSheetProps['onSay']
}

const kindsAtFirst = 8

function Answers({ damage, index, area, onSay }: AnswersProps & { readonly area: string }) {
  const t = useTranslations('editor.damages')
  const texts = useAttributeTexts()
  const { faults } = useAd()
  const kinds = damageKindsOf(area)
  const severities = attribute('damage_severity').options ?? []
  const fault = faults.get(`damage.${index}.damage_size`)
  return (
    <>
      <ChipChoices
        multiple
        label={t('what')}
        options={kinds.map((code) => ({ value: code, label: texts.option('damage_kind', code) }))}
        shownAtFirst={kinds.length > kindsAtFirst + 1 ? kindsAtFirst : kinds.length}
        moreLabel={t('moreKinds')}
        value={textsOf(damage.values, 'damage_kind')}
        onChange={(chosen) => onSay({ damage_kind: chosen.length > 0 ? chosen : null })}
      />
      <ChipChoices
        label={t('howBad')}
        options={severities.map(({ code }) => ({
          value: code,
          label: texts.option('damage_severity', code),
          quiet: code === 'unknown',
        }))}
        value={textOf(damage.values, 'damage_severity') ?? null}
        onChange={(severity) => onSay({ ...presetKind(damage), damage_severity: severity })}
      />
      <Size
        sizeCm={numberOf(damage.values, 'damage_size')}
        error={fault && texts.fault(fault)}
        onSay={onSay}
      />
    </>
  )
}

/** A kind that was announced is an answer as soon as another one stands beside it. */
function presetKind({ values }: Damage): Readonly<Record<string, AttributeValue>> {
  const kinds = textsOf(values, 'damage_kind')
  return kinds.length > 0 ? { damage_kind: [...kinds] } : {}
}

const sizesCm = [5, 20, 50]

function Size(props: {
  sizeCm: number | undefined
  error: string | undefined
  onSay: DamageSheetProps['onSay']
}) {
  const { sizeCm, error, onSay } = props
  const t = useTranslations('editor.damages')
  const texts = useAttributeTexts()
  const [isTyped, setTyped] = useState(sizeCm !== undefined && !sizesCm.includes(sizeCm))
  return (
    <>
      <ChipChoices
        label={t('howLarge')}
        optional
        help={t('howLargeHelp')}
        options={[
          ...sizesCm.map((size) => ({ value: String(size), label: t('centimetres', { size }) })),
          { value: 'other', label: t('larger') },
        ]}
        value={isTyped ? 'other' : sizeCm === undefined ? null : String(sizeCm)}
        onChange={(chosen) => {
          setTyped(chosen === 'other')
          if (chosen !== 'other') onSay({ damage_size: Number(chosen) })
        }}
      />
      {isTyped && (
        <FigureInput
          definition={attribute('damage_size')}
          label={texts.label('damage_size')}
          value={sizeCm}
          error={error}
          onChange={(value) => onSay({ damage_size: value })}
        />
      )}
    </>
  )
}

function MoreAnswers({ damage, index, onSay }: AnswersProps) {
  const texts = useAttributeTexts()
  const { faults } = useAd()
  const field = (code: AttributeCode) => {
    const fault = faults.get(`damage.${index}.${code}`)
    return {
      definition: attribute(code),
      label: texts.label(code),
      help: texts.help(code),
      value: damage.values[code],
      onChange: (value: AttributeValue | null) => onSay({ [code]: value }),
      optional: true,
      error: fault && texts.fault(fault),
    }
  }
  return (
    <>
      <SelectInput {...field('damage_repaired')} />
      <FigureInput {...field('repair_cost_estimate')} />
      <TextAreaInput {...field('damage_description')} />
    </>
  )
}
