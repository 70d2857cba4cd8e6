import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AttributeDefinition } from '#domain/vehicle/attribute.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Checkbox } from '#web/ui/fields/choices/checkbox.tsx'
import { ChoiceCards } from '#web/ui/fields/choices/choice-cards.tsx'
import { Combobox } from '#web/ui/fields/choices/combobox.tsx'
import { RadioGroup } from '#web/ui/fields/choices/radio-group.tsx'
import { Select } from '#web/ui/fields/choices/select.tsx'
import { FieldGroup } from '#web/ui/fields/field.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useAttributeTexts } from './attribute-texts.ts'
import { fieldId } from './field-id.ts'
import styles from './fields.module.css'
import type { InputProps } from './input-props.ts'
import { LaterBodyTypeDrawing } from './later-body-type-drawing.tsx'
import { focusBehindList } from './next-field.ts'

/** Questions answered by choosing. */

function textValue(value: InputProps['value']): string | null {
  return typeof value === 'string' ? value : null
}

function optionsOf(definition: AttributeDefinition) {
  return (definition.options ?? []).map(({ code }) => code)
}

export function SelectInput({ definition, value, onChange, ...field }: InputProps) {
  const t = useTranslations('editor')
  const texts = useAttributeTexts()
  return (
    <Select
      {...field}
      placeholder={t('choose')}
      options={optionsOf(definition).map((code) => ({
        value: code,
        label: texts.option(definition.attributeCode, code),
      }))}
      value={textValue(value)}
      onChange={onChange}
    />
  )
}

export function RadioInput({ definition, value, onChange, ...field }: InputProps) {
  const texts = useAttributeTexts()
  return (
    <RadioGroup
      {...field}
      inRow
      options={optionsOf(definition).map((code) => ({
        value: code,
        label: texts.option(definition.attributeCode, code),
      }))}
      value={textValue(value)}
      onChange={onChange}
    />
  )
}

export function YesNoInput({ definition: _definition, value, onChange, ...field }: InputProps) {
  const t = useTranslations('vehicle.answer')
  return (
    <RadioGroup
      {...field}
      inRow
      options={[
        { value: 'yes', label: t('yes') },
        { value: 'no', label: t('no') },
      ]}
      value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : null}
      onChange={(chosen) => onChange(chosen === 'yes')}
    />
  )
}

export function FlagInput({ label, help, error, value, onChange }: InputProps) {
  return (
    <Checkbox
      label={label}
      detail={help}
      error={error}
      checked={value === true}
      onChange={onChange}
    />
  )
}

export function ChecksInput({ definition, value, onChange, ...field }: InputProps) {
  const texts = useAttributeTexts()
  const chosen: readonly string[] = Array.isArray(value) ? value : []
  return (
    <FieldGroup {...field}>
      <div className={styles.checks}>
        {optionsOf(definition).map((code) => (
          <Checkbox
            key={code}
            label={texts.option(definition.attributeCode, code)}
            checked={chosen.includes(code)}
            onChange={(isChosen) => {
              const next = isChosen ? [...chosen, code] : chosen.filter((each) => each !== code)
              onChange(next.length > 0 ? next : null)
            }}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

/** Makes are many and half remembered: typing finds them. One that nobody here knows is kept in its owner's words. */
export function MakeInput({ definition, value, onChange, ...field }: InputProps) {
  const t = useTranslations('editor')
  const texts = useAttributeTexts()
  const { editor } = useAd()
  const [unknown, setUnknown] = useState('')
  const last = ['self_built', 'other']
  const options = optionsOf(definition)
    .map((id) => ({ id, label: texts.option(definition.attributeCode, id) }))
    .sort((first, second) => {
      const order = last.indexOf(first.id) - last.indexOf(second.id)
      return order !== 0 ? order : first.label.localeCompare(second.label)
    })
  return (
    <div className={styles.entry}>
      <Combobox
        {...field}
        placeholder={t('typeToSearch')}
        options={options}
        value={textValue(value)}
        onChange={(make) => {
          onChange(make)
          focusBehindList(fieldId(definition.attributeCode))
        }}
        onUnknown={(words) => {
          setUnknown(words)
          editor.change({ values: { [definition.attributeCode]: 'other', make_other: words } })
        }}
      />
      {unknown !== '' && value === 'other' && (
        <p className={styles.understood} role="status">
          {t('entry.unknownMake', { typed: unknown })}
        </p>
      )}
      {value === undefined && (
        <Button
          size="dense"
          look="quiet"
          className={styles.offer}
          onClick={() => onChange('other')}
        >
          {t('entry.otherMake')}
        </Button>
      )}
    </div>
  )
}

export function BodyTypeInput({ definition, value, onChange, ...field }: InputProps) {
  const t = useTranslations('editor')
  const texts = useAttributeTexts()
  const format = useFormat()
  return (
    <ChoiceCards
      {...field}
      options={optionsOf(definition).map((code) => ({
        value: code,
        label: texts.option(definition.attributeCode, code),
        detail: lengthOf(code),
        drawing: <LaterBodyTypeDrawing attributeCode={definition.attributeCode} code={code} />,
      }))}
      value={textValue(value)}
      onChange={onChange}
    />
  )

  function lengthOf(code: string) {
    const range = usualLengthsM[code]
    if (!range) return undefined
    const [from, to] = range
    return t('lengthRange', { from: format.number(from, 1), to: format.number(to, 1) })
  }
}

/** In metres, to tell the forms of motorhomes apart; exceptions are no surprise. */
const usualLengthsM: Readonly<Record<string, readonly [from: number, to: number]>> = {
  semi_integrated: [5.9, 7.5],
  integrated: [6.5, 8],
  alcove: [5.9, 7.4],
  panel_van: [5.4, 6.4],
  camper_bus: [4.9, 5.3],
  liner: [8, 12],
}
