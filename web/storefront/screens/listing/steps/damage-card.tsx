import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { damageAreaCode, withDamage } from '#domain/listing/damages.ts'
import { arrangedGallery } from '#domain/listing/gallery.ts'
import { type AttributeCode, attribute } from '#domain/vehicle/catalogue/attributes.ts'
import {
  damageAreaGroupOf,
  damageAreaGroups,
  damageKindsOf,
} from '#domain/vehicle/catalogue/damage-areas.ts'
import { type AttributeValue, textOf } from '#domain/vehicle/values.ts'
import { useApi } from '#web/api/api.tsx'
import { useUploads } from '#web/storefront/forms/use-uploads.ts'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { Select } from '#web/ui/fields/choices/select.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import { ChecksInput, RadioInput, SelectInput } from '../fields/choice-inputs.tsx'
import { FigureInput } from '../fields/figure-input.tsx'
import { TextAreaInput } from '../fields/typed-inputs.tsx'
import { damageQueueOf } from '../pictures/damage-uploads.ts'
import { pictureUrl } from '../pictures/picture-url.ts'
import { ConfirmRemoval } from './confirm-removal.tsx'
import { acceptedPictures } from './images-step.tsx'
import styles from './steps.module.css'

/** One damage: where, what, how bad; then what helps a dealer to estimate. */
export function DamageCard({ index, onRemove }: { index: number; onRemove: () => void }) {
  const t = useTranslations('editor.damages')
  const texts = useAttributeTexts()
  const { editor, state, faults } = useAd()
  const damage = state.draft.damages[index]
  const values = damage?.values ?? {}
  const areaCode = damageAreaCode(state.kind)
  const area = textOf(values, areaCode)
  const set = (code: string, value: AttributeValue | null) => {
    const { damages } = editor.getState().draft
    editor.change({
      damages: withDamage(damages, { index, change: { values: { [code]: value } } }),
    })
  }
  const field = (code: AttributeCode) => {
    const fault = faults.get(`damage.${index}.${code}`)
    const definition = attribute(code)
    return {
      definition,
      label: texts.label(code),
      help: texts.help(code),
      value: values[code],
      onChange: (value: AttributeValue | null) => set(code, value),
      optional: definition.requirement === 'optional' ? true : undefined,
      error: fault && texts.fault(fault),
    }
  }
  return (
    <Card as="li" id={`damage-${index}`} className={styles.damage}>
      <div className={styles.damageHead}>
        <h3>{t('number', { number: index + 1 })}</h3>
        {damage && (
          <IconButton icon="trash" label={t('remove', { number: index + 1 })} onClick={onRemove} />
        )}
      </div>
      <AreaSelect area={area} areaCode={areaCode} onChange={(value) => set(areaCode, value)} />
      {area !== undefined && (
        <>
          <ChecksInput {...field('damage_kind')} definition={kindsOf(area)} />
          <RadioInput {...field('damage_severity')} />
          <div className={styles.pairs}>
            <FigureInput {...field('damage_size')} />
            <FigureInput {...field('repair_cost_estimate')} />
          </div>
          <SelectInput {...field('damage_repaired')} />
          <TextAreaInput {...field('damage_description')} />
          <DamagePictures index={index} />
        </>
      )}
    </Card>
  )
}

/** Only the kinds that the area can have (spec 4). */
function kindsOf(area: string) {
  const definition = attribute('damage_kind')
  const possible: readonly string[] = damageKindsOf(area)
  return {
    ...definition,
    options: (definition.options ?? []).filter(({ code }) => possible.includes(code)),
  }
}

function AreaSelect(props: {
  area: string | undefined
  areaCode: 'damage_area' | 'trailer_damage_area'
  onChange: (area: string) => void
}) {
  const { area, areaCode, onChange } = props
  const t = useTranslations('editor')
  const texts = useAttributeTexts()
  const areas = useTranslations('vehicle.damageAreaGroup')
  const options = (attribute(areaCode).options ?? []).map(({ code }) => ({
    value: code,
    label: texts.option(areaCode, code),
    group: damageAreaGroupOf(code),
  }))
  return (
    <Select
      label={texts.label(areaCode)}
      placeholder={t('choose')}
      value={area ?? null}
      onChange={onChange}
      options={[
        ...damageAreaGroups.map((group) => ({
          label: areas(group),
          options: options.filter((each) => each.group === group),
        })),
        ...options.filter((each) => each.group === undefined),
      ]}
    />
  )
}

function DamagePictures({ index }: { index: number }) {
  const t = useTranslations('editor.damages')
  const { editor, state } = useAd()
  const [leaving, setLeaving] = useState<string | null>(null)
  const pictures = state.draft.damages[index]?.pictures ?? []
  const setPictures = (change: typeof pictures) => {
    const { damages } = editor.getState().draft
    editor.change({
      damages: withDamage(damages, { index, change: { pictures: arrangedGallery(change) } }),
    })
  }
  const uploads = useUploads(damageQueueOf(useApi(), editor, index))
  return (
    <div className={styles.stack}>
      {pictures.length > 0 && (
        <ul className={styles.damagePictures}>
          {pictures.map(({ value }, place) => (
            <li key={value}>
              <img src={pictureUrl(value, 320)} alt={t('picture', { number: place + 1 })} />
              <IconButton
                icon="x"
                look="secondary"
                round
                label={t('removePicture', { number: place + 1 })}
                onClick={() => setLeaving(value)}
              />
            </li>
          ))}
        </ul>
      )}
      <FileDrop
        title={t('drop')}
        accept={acceptedPictures}
        multiple
        onFiles={(files) => uploads.add(files, null)}
        items={uploads.items}
        onRetry={uploads.retry}
        onRemove={uploads.remove}
      />
      <ConfirmRemoval
        isOpen={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          setPictures(pictures.filter(({ value }) => value !== leaving))
          setLeaving(null)
        }}
      />
    </div>
  )
}
