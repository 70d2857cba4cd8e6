import { useTranslations } from 'use-intl/react'
import { countriesWithRate } from '#domain/pricing/vat-rates.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { TelephoneField } from '#web/storefront/forms/telephone/telephone-field.tsx'
import { Select } from '#web/ui/fields/choices/select.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import styles from '../account.module.css'
import {
  autoComplete,
  type FieldSet,
  type FormField,
  type ProfileValues,
} from './profile-fields.ts'

type ProfileFieldSetProps = {
  readonly set: FieldSet
  readonly values: ProfileValues
  readonly faults: Readonly<Record<string, string>>
  readonly locked: readonly FormField[]
  readonly onChange: (field: FormField, value: string) => void
}

const halves: readonly FormField[] = [
  'name',
  'surname',
  'managingDirector',
  'vatRegNo',
  'commercialCustomerContactName',
  'commercialCustomerContactSurname',
]
const place: readonly FormField[] = ['zipCode', 'city', 'country']

export function ProfileFieldSet(props: ProfileFieldSetProps) {
  const t = useTranslations('account.form')
  const { key, fields } = props.set
  const inPlace = fields.filter((field) => place.includes(field))
  return (
    <section className={styles.group} aria-labelledby={`set-${key}`}>
      <h2 id={`set-${key}`}>{t(`sets.${key}`)}</h2>
      <div className={styles.two}>
        {fields
          .filter((field) => !place.includes(field))
          .map((field) => (
            <div key={field} className={halves.includes(field) ? undefined : styles.wide}>
              <ProfileField {...props} field={field} />
            </div>
          ))}
        {inPlace.length > 0 && (
          <div className={styles.place}>
            {inPlace.map((field) => (
              <ProfileField key={field} {...props} field={field} />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

function ProfileField(props: ProfileFieldSetProps & { readonly field: FormField }) {
  const { field, values, faults, locked, onChange } = props
  const t = useTranslations('account.form')
  const format = useFormat()
  const shared = {
    id: `field-${field}`,
    name: field,
    label: t(`fields.${field}`),
    error: faults[field],
    autoComplete: autoComplete[field],
    disabled: locked.includes(field),
  }
  if (field === 'country') {
    return (
      <Select
        {...shared}
        value={values.country || null}
        onChange={(value) => onChange(field, value)}
        options={countriesWithRate.map((code) => ({ value: code, label: format.country(code) }))}
      />
    )
  }
  if (autoComplete[field] === 'tel') {
    return (
      <TelephoneField
        {...shared}
        help={t('phoneHelp')}
        value={values[field]}
        country={values.country || undefined}
        onChange={(value) => onChange(field, value)}
      />
    )
  }
  return (
    <TextField
      {...shared}
      {...(field === 'vatRegNo' && { help: t('vatHelp'), autoCapitalize: 'characters' })}
      value={values[field]}
      onChange={(value) => onChange(field, value)}
    />
  )
}
