import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { attribute } from '#domain/vehicle/catalogue/attributes.ts'
import { likelyTyreYears } from '#domain/vehicle/entry/likely-tyres.ts'
import { type AttributeValue, numberOf, textOf } from '#domain/vehicle/values.ts'
import { ChipChoices } from '#web/ui/fields/choices/chip-choices.tsx'
import { MonthField } from '#web/ui/fields/dates/month-field.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useAttributeTexts } from './attribute-texts.ts'
import { AdField } from './block-fields.tsx'
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

/** The likely months of an inspection say that it is valid; any other month is asked in its place. */
function InspectionInput({ definition, value, onChange: _onChange, ...field }: InputProps) {
  const t = useTranslations('editor.inspection')
  const texts = useAttributeTexts()
  const { editor, state } = useAd()
  const likely = useLikelyInspections()
  const until = state.draft.values.hu_valid_until
  const month = typeof until === 'number' ? monthOf(until) : undefined
  const isLikely = month !== undefined && likely.includes(month)
  const [wantsOther, setWantsOther] = useState(false)
  const isOther = value === 'no' && (wantsOther || !isLikely)
  const { attributeCode: code } = definition
  const answer = (values: Readonly<Record<string, AttributeValue | null>>, isOtherNow = false) => {
    setWantsOther(isOtherNow)
    editor.change({ values })
  }
  return (
    <div className={styles.entry}>
      <ChipChoices
        {...field}
        label={texts.label('hu_valid_until')}
        help={texts.help('hu_valid_until')}
        options={[
          ...likely.map((each) => ({ value: each, label: monthAsPrinted(each) })),
          { value: 'other', label: t(likely.length > 0 ? 'otherMonth' : 'valid') },
          { value: 'expired', label: t('expired') },
        ]}
        value={isOther ? 'other' : value === 'yes' ? 'expired' : (value && month) || null}
        onChange={(next) => {
          if (next === 'expired') return answer({ [code]: 'yes' })
          if (next === 'other') return answer({ [code]: 'no', hu_valid_until: null }, true)
          answer({ [code]: 'no', hu_valid_until: instantOfMonth(next) })
        }}
      />
      {isOther && (
        <AdField
          definition={attribute('hu_valid_until')}
          ownInput={InspectionMonth}
          ownTexts={{ label: t('month'), help: '' }}
        />
      )}
    </div>
  )
}

/** Without the likely months, which stand above it. */
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
