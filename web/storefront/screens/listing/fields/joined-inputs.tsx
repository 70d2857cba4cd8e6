import { useTranslations } from 'use-intl/react'
import { likelyTyreYears } from '#domain/vehicle/entry/likely-tyres.ts'
import { numberOf, textOf, type VehicleValues } from '#domain/vehicle/values.ts'
import { ChipChoices } from '#web/ui/fields/choices/chip-choices.tsx'
import { MonthField } from '#web/ui/fields/dates/month-field.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useAttributeTexts } from './attribute-texts.ts'
import { ChipsInput } from './chip-inputs.tsx'
import { instantOfMonth, monthOf } from './date-values.ts'
import styles from './fields.module.css'
import { FigureInput } from './figure-input.tsx'
import type { InputProps } from './input-props.ts'
import { monthAsPrinted, useLikelyInspections, useMonthReading } from './typed-inputs.tsx'

/**
 * One press in place of several, on the screens of an ad: two answers of the catalogue that are one to whoever gives them, and
 * years that are likely. Whole pages ask for each.
 */
export function JoinedInput(props: InputProps) {
  switch (props.definition.attributeCode) {
    case 'roadworthy':
      return <RoadworthyInput {...props} />
    case 'hu_valid_until':
      return <InspectionMonth {...props} />
    case 'tyres_year':
      return <TyresInput {...props} />
    default:
      return <InspectionInput {...props} />
  }
}

/** A caravan has no warning lights. */
function RoadworthyInput(props: InputProps) {
  return useAd().state.kind === 'trailer' ? <ChipsInput {...props} /> : <DrivesInput {...props} />
}

/** "Yes" says that no lamp is lit; which one is lit is asked below. */
function DrivesInput({
  definition: _definition,
  value,
  onChange: _onChange,
  ...field
}: InputProps) {
  const t = useTranslations('editor.drives')
  const { editor, state } = useAd()
  const lights = textOf(state.draft.values, 'warning_lights')
  const chosen = value === 'yes' && lights !== 'none' ? 'lights' : value
  return (
    <ChipChoices
      {...field}
      options={(['yes', 'lights', 'no'] as const).map((each) => ({ value: each, label: t(each) }))}
      value={typeof chosen === 'string' ? chosen : null}
      onChange={(next) =>
        editor.change({
          values: {
            roadworthy: next === 'no' ? 'no' : 'yes',
            ...(next === 'yes' && { warning_lights: 'none' }),
            ...(next === 'lights' && lights === 'none' && { warning_lights: null }),
          },
        })
      }
    />
  )
}

/** The likely months of an inspection say that it is valid; any other month is asked below. */
function InspectionInput({ definition, value, onChange: _onChange, ...field }: InputProps) {
  const t = useTranslations('editor.inspection')
  const { editor, state } = useAd()
  const likely = useLikelyInspections()
  const texts = useAttributeTexts()
  const until = state.draft.values.hu_valid_until
  const month = typeof until === 'number' ? monthOf(until) : undefined
  const isLikely = month !== undefined && likely.includes(month)
  const chosen = value === 'yes' ? 'expired' : isLikely ? month : 'other'
  const change = (values: VehicleValues) => editor.change({ values })
  return (
    <ChipChoices
      {...field}
      label={texts.label('hu_valid_until')}
      help={texts.help('hu_valid_until')}
      options={[
        ...likely.map((each) => ({ value: each, label: monthAsPrinted(each) })),
        { value: 'other', label: t(likely.length > 0 ? 'otherMonth' : 'valid') },
        { value: 'expired', label: t('expired') },
      ]}
      value={value === undefined ? null : chosen}
      onChange={(next) => {
        const { attributeCode: code } = definition
        if (next === 'expired') return change({ [code]: 'yes' })
        if (next !== 'other') return change({ [code]: 'no', hu_valid_until: instantOfMonth(next) })
        editor.change({ values: { [code]: 'no', ...(isLikely && { hu_valid_until: null }) } })
      }}
    />
  )
}

/** The likely months stand in the question before it. */
function InspectionMonth({ definition: _definition, value, onChange, ...field }: InputProps) {
  const reading = useMonthReading()
  return (
    <MonthField
      {...field}
      {...reading}
      value={typeof value === 'number' ? monthOf(value) : null}
      onChange={(next) => onChange(next === null ? null : instantOfMonth(next))}
    />
  )
}

function TyresInput(props: InputProps) {
  const { state, now } = useAd()
  const registrationYear = numberOf(state.draft.values, 'first_registration_year')
  const likely =
    registrationYear === undefined
      ? []
      : likelyTyreYears(registrationYear, new Date(now).getUTCFullYear())
  return (
    <div className={styles.entry}>
      <FigureInput {...props} />
      {likely.length > 0 && (
        <ChipChoices
          label={props.label}
          labelHidden
          options={likely.map((year) => ({ value: String(year), label: String(year) }))}
          value={typeof props.value === 'number' ? String(props.value) : null}
          onChange={(year) => props.onChange(Number(year))}
        />
      )}
    </div>
  )
}
