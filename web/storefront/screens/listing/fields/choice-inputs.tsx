import { useTranslations } from 'use-intl/react'
import type { AttributeDefinition } from '#domain/vehicle/attribute.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Checkbox } from '#web/ui/fields/choices/checkbox.tsx'
import { ChoiceCards } from '#web/ui/fields/choices/choice-cards.tsx'
import { Combobox } from '#web/ui/fields/choices/combobox.tsx'
import { RadioGroup } from '#web/ui/fields/choices/radio-group.tsx'
import { Select } from '#web/ui/fields/choices/select.tsx'
import { FieldGroup } from '#web/ui/fields/field.tsx'
import { useAttributeTexts } from './attribute-texts.ts'
import { bodyTypeDrawing } from './drawing-of-body-type.tsx'
import styles from './fields.module.css'
import type { InputProps } from './input-props.ts'

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

/** Makes are many and half remembered: typing finds them. */
export function MakeInput({ definition, value, onChange, ...field }: InputProps) {
  const t = useTranslations('editor')
  const texts = useAttributeTexts()
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
        onChange={onChange}
      />
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
  const texts = useAttributeTexts()
  return (
    <ChoiceCards
      {...field}
      options={optionsOf(definition).map((code) => ({
        value: code,
        label: texts.option(definition.attributeCode, code),
        drawing: bodyTypeDrawing(definition.attributeCode, code),
      }))}
      value={textValue(value)}
      onChange={onChange}
    />
  )
}
