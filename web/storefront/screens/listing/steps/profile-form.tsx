import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { CustomerWrapper } from '#contract/customer.ts'
import { type ProfileField, requiredProfileFields } from '#domain/account/profile-completeness.ts'
import { checkedProfile, telephoneFields } from '#domain/account/telephone.ts'
import { attribute } from '#domain/vehicle/catalogue/attributes.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { TelephoneField } from '#web/storefront/forms/telephone/telephone-field.tsx'
import { useReadTelephone } from '#web/storefront/forms/telephone/use-read-telephone.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Select } from '#web/ui/fields/choices/select.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import { Block } from '../fields/block-fields.tsx'
import { fieldId } from '../fields/field-id.ts'
import fieldStyles from '../fields/fields.module.css'
import { FilledPlace, useFilledPlace } from './filled-place.tsx'
import { ProfileProblem } from './profile-problem.tsx'
import { useProfileDraft } from './use-profile-draft.ts'

const autoComplete: Readonly<Partial<Record<ProfileField, string>>> = {
  name: 'given-name',
  surname: 'family-name',
  street: 'street-address',
  zipCode: 'postal-code',
  city: 'address-level2',
  country: 'country',
  companyName: 'organization',
}

type ProfileFormProps = {
  readonly account: CustomerWrapper
  /** What was left empty by somebody who wanted to go on: each of these fields says so. */
  readonly missed: readonly string[]
}

/** The profile's own fields by the kind of seller, saved while they are typed. */
export function ProfileForm({ account, missed }: ProfileFormProps) {
  const t = useTranslations('editor.profileForm')
  const labels = useTranslations('editor.profile')
  const texts = useAttributeTexts()
  const type = account.submittedProfileDataType
  const fields = requiredProfileFields[type].filter((field) => field !== 'tradeRegistrationFile')
  const read = useReadTelephone()
  const { profile, change, flush, problem } = useProfileDraft(account, fields, read)
  const place = useFilledPlace({ account, profile, change })
  const [focused, setFocused] = useState<ProfileField | null>(null)
  const refused = new Map((problem?.fields ?? []).map(({ field, message }) => [field, message]))
  const lacks = (field: ProfileField) =>
    missed.includes(field) && !profile[field] ? texts.fault({ field, rule: 'required' }) : undefined
  const faults = new Map<string, string>([
    ...checkedProfile(profile, { before: account.customer ?? {}, read }).faults.map(
      (fault) => [fault.field, texts.fault(fault)] as const,
    ),
    ...refused,
  ])
  return (
    <Block title={t('title')} lead={t('lead')}>
      {problem && !problem.fields?.length && (
        <ProfileProblem problem={problem} onProved={() => void flush()} />
      )}
      <div className={fieldStyles.grid}>
        {fields.filter(place.isAsked).map((field) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: leaving any input inside saves its answer.
          <div
            key={field}
            id={fieldId(field)}
            className={classNames(fieldStyles.cell, isLong(field) && fieldStyles.wide)}
            onFocus={() => setFocused(field)}
            onBlur={() => {
              setFocused(null)
              void flush()
            }}
          >
            {field === 'country' ? (
              <CountrySelect
                value={profile.country}
                error={lacks(field)}
                onChange={(country) => change({ country })}
              />
            ) : isTelephone(field) ? (
              <TelephoneField
                label={labels(field)}
                autoComplete="tel"
                value={profile[field] ?? ''}
                country={profile.country}
                onChange={(value) => change({ [field]: value })}
                error={refused.get(field) ?? lacks(field)}
              />
            ) : (
              <TextField
                label={labels(field)}
                autoComplete={autoComplete[field]}
                value={profile[field] ?? ''}
                onChange={(value) => change({ [field]: value })}
                error={lacks(field) ?? (focused === field ? undefined : faults.get(field))}
              />
            )}
          </div>
        ))}
      </div>
      <FilledPlace place={place} />
    </Block>
  )
}

function isTelephone(field: ProfileField): boolean {
  return telephoneFields.some((each) => each === field)
}

function isLong(field: ProfileField): boolean {
  return field === 'street' || field === 'companyName'
}

function CountrySelect(props: {
  value: string | undefined
  error: string | undefined
  onChange: (value: string) => void
}) {
  const t = useTranslations('editor')
  const format = useFormat()
  const countries = attribute('location_country').options ?? []
  return (
    <Select
      label={t('profile.country')}
      placeholder={t('choose')}
      autoComplete="country"
      value={props.value || null}
      error={props.error}
      onChange={props.onChange}
      options={countries.map(({ code }) => ({ value: code, label: format.country(code) }))}
    />
  )
}
