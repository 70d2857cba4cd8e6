import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { likelyInspectionEnds } from '#domain/vehicle/entry/likely-inspection.ts'
import { readDay, readMonth, readYearOnly } from '#domain/vehicle/entry/read-day.ts'
import { horsepowerOf, kilowattsOf } from '#domain/vehicle/power.ts'
import { numberOf, textOf } from '#domain/vehicle/values.ts'
import { localeFacts } from '#locales/locales.ts'
import { useLocale } from '#web/language/language-provider.tsx'
import { ChipChoices } from '#web/ui/fields/choices/chip-choices.tsx'
import { DateField } from '#web/ui/fields/dates/date-field.tsx'
import { MonthField } from '#web/ui/fields/dates/month-field.tsx'
import { FieldGroup } from '#web/ui/fields/field.tsx'
import { NumberField } from '#web/ui/fields/numbers/number-field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { dayOf, instantOfDay, instantOfMonth, monthOf } from './date-values.ts'
import styles from './fields.module.css'
import { FigureInput } from './figure-input.tsx'
import type { InputProps } from './input-props.ts'

/** Questions answered by typing. */

function numberValue(value: InputProps['value']): number | null {
  return typeof value === 'number' ? value : null
}

export function DayInput({ definition: _definition, value, onChange, ...field }: InputProps) {
  const t = useTranslations('editor')
  const context = useDayContext()
  const instant = numberValue(value)
  return (
    <DateField
      {...field}
      calendarLabel={t('openCalendar')}
      read={(text) => readDay(text, context)}
      unclear={t('entry.unclearDay')}
      value={instant === null ? null : dayOf(instant)}
      onChange={(day) => onChange(day === null ? null : instantOfDay(day))}
    />
  )
}

export function MonthInput({ definition, value, onChange, ...field }: InputProps) {
  const reading = useMonthReading()
  const instant = numberValue(value)
  const month = instant === null ? null : monthOf(instant)
  const choose = (next: string | null) => onChange(next === null ? null : instantOfMonth(next))
  const inspections = useLikelyInspections()
  const likely = definition.attributeCode === 'hu_valid_until' ? inspections : []
  return (
    <div className={styles.entry}>
      <MonthField {...field} {...reading} value={month} onChange={choose} />
      {likely.length > 0 && (
        <ChipChoices
          label={field.label}
          labelHidden
          options={likely.map((each) => ({ value: each, label: monthAsPrinted(each) }))}
          value={month}
          onChange={choose}
        />
      )}
    </div>
  )
}

/** `YYYY-MM`, where the vehicle's first registration tells which are likely: those of an inspection. */
export function useLikelyInspections(): readonly string[] {
  const { state, now } = useAd()
  const { values } = state.draft
  const year = numberOf(values, 'first_registration_year')
  const month = Number(textOf(values, 'first_registration_month'))
  if (year === undefined || !month) return []
  const today = new Date(now)
  return likelyInspectionEnds(
    { year, month },
    { year: today.getUTCFullYear(), month: today.getUTCMonth() + 1 },
  ).map((each) => `${each.year}-${String(each.month).padStart(2, '0')}`)
}

/** As stickers and papers have it: 05/2028. */
export function monthAsPrinted(month: string): string {
  return month.split('-').reverse().join('/')
}

function useDayContext() {
  return { thisYear: new Date(useAd().now).getUTCFullYear() }
}

/** How a month field understands "28", "3/28" and what it says of the rest. */
export function useMonthReading() {
  const t = useTranslations('editor.entry')
  const context = useDayContext()
  return {
    readMonth: (text: string) => readMonth(text, context),
    readYear: (text: string) => readYearOnly(text, context),
    unclear: t('unclearMonth'),
    halfGiven: t('monthHalfGiven'),
  }
}

export function LineInput({ definition, value, onChange, ...field }: InputProps) {
  const isVin = definition.attributeCode === 'vin'
  return (
    <TextField
      {...field}
      maxLength={definition.maxLength}
      autoComplete="off"
      spellCheck={false}
      value={typeof value === 'string' ? value : ''}
      onChange={(text) => onChange(isVin ? text.toUpperCase() : text)}
    />
  )
}

export function TextAreaInput({ definition, value, onChange, ...field }: InputProps) {
  const t = useTranslations('editor')
  const text = typeof value === 'string' ? value : ''
  const max = definition.maxLength ?? 0
  return (
    <TextArea
      {...field}
      maxLength={max}
      rows={5}
      counter={t('counter', { count: text.length, max })}
      value={text}
      onChange={onChange}
    />
  )
}

/** Kilowatts are what counts; horsepower is what many know by heart. */
export function PowerInput({ definition, value, onChange, ...field }: InputProps) {
  const t = useTranslations('editor')
  const { horsepowerUnit } = localeFacts[useLocale()]
  const kilowatts = numberValue(value)
  // 140 PS are 103 kW, and 103 kW are 140.04 PS: what was typed here is left as it is.
  const [typed, setTyped] = useState<number | null>(null)
  const horsepower =
    kilowatts !== null && typed !== null && kilowattsOf(typed) === kilowatts
      ? typed
      : kilowatts === null
        ? null
        : horsepowerOf(kilowatts)
  return (
    <FieldGroup {...field} help={t('powerHelp')}>
      <div className={styles.pair}>
        <FigureInput
          definition={definition}
          label={t('kilowatts')}
          value={value}
          onChange={onChange}
        />
        <NumberField
          label={t('orHorsepower')}
          unit={horsepowerUnit}
          value={horsepower}
          onChange={(next) => {
            setTyped(next)
            onChange(next === null ? null : kilowattsOf(next))
          }}
        />
      </div>
    </FieldGroup>
  )
}
