import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { CustomerWrapper } from '#contract/customer.ts'
import { isCallRefused, type Problem } from '#contract/problem.ts'
import type { Profile, ProfileType } from '#domain/account/customer.ts'
import {
  type ProfileField,
  profileFaults,
  requiredProfileFields,
} from '#domain/account/profile-completeness.ts'
import { attribute } from '#domain/vehicle/catalogue/attributes.ts'
import { useApi, useApiQueries } from '#web/api/api.tsx'
import type { ApiClient } from '#web/api/api-client.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Select } from '#web/ui/fields/choices/select.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { createSaveQueue } from '../editor/save-queue.ts'
import { fieldId } from '../fields/attribute-field.tsx'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import { Block } from '../fields/block-fields.tsx'
import fieldStyles from '../fields/fields.module.css'

const autoComplete: Readonly<Partial<Record<ProfileField, string>>> = {
  name: 'given-name',
  surname: 'family-name',
  phone: 'tel',
  street: 'street-address',
  zipCode: 'postal-code',
  city: 'address-level2',
  country: 'country',
  companyName: 'organization',
}

type TypedProfile = Partial<Record<ProfileField, string>>

/** The profile's own fields by the kind of seller, saved while they are typed. */
export function ProfileForm({ account }: { account: CustomerWrapper }) {
  const t = useTranslations('listing.profileForm')
  const labels = useTranslations('listing.profile')
  const texts = useAttributeTexts()
  const type = account.submittedProfileDataType
  const fields = requiredProfileFields[type].filter((field) => field !== 'tradeRegistrationFile')
  const { profile, change, flush, problem } = useProfileDraft(account, fields)
  const [focused, setFocused] = useState<ProfileField | null>(null)
  const faults = new Map<string, string>([
    ...profileFaults(profile).map((fault) => [fault.field, texts.fault(fault)] as const),
    ...(problem?.fields ?? []).map((fault) => [fault.field, fault.message] as const),
  ])
  return (
    <Block title={t('title')} lead={t('lead')}>
      {problem && !problem.fields?.length && (
        <Banner tone="bad" role="alert" title={problem.title}>
          {problem.detail}
        </Banner>
      )}
      <div className={fieldStyles.grid}>
        {fields.map((field) => (
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
              <CountrySelect value={profile.country} onChange={(country) => change({ country })} />
            ) : (
              <TextField
                label={labels(field)}
                type={field.toLowerCase().includes('phone') ? 'tel' : 'text'}
                autoComplete={autoComplete[field]}
                value={profile[field] ?? ''}
                onChange={(value) => change({ [field]: value })}
                error={focused === field ? undefined : faults.get(field)}
              />
            )}
          </div>
        ))}
      </div>
    </Block>
  )
}

function isLong(field: ProfileField): boolean {
  return field === 'street' || field === 'companyName'
}

function CountrySelect(props: { value: string | undefined; onChange: (value: string) => void }) {
  const t = useTranslations('listing')
  const format = useFormat()
  const countries = attribute('location_country').options ?? []
  return (
    <Select
      label={t('profile.country')}
      placeholder={t('choose')}
      autoComplete="country"
      value={props.value || null}
      onChange={props.onChange}
      options={countries.map(({ code }) => ({ value: code, label: format.country(code) }))}
    />
  )
}

const saveAfterMs = 800

/** Typed and not yet saved fields stay in this tab, so that a reload loses none of them. */
function useProfileDraft(account: CustomerWrapper, fields: readonly ProfileField[]) {
  const client = useApi()
  const queryClient = useQueryClient()
  const query = useApiQueries()
  // Made once: a key that is new at every rendering would make a new queue each time.
  const queryKey = useMemo(() => query.account.getCustomer().queryKey, [query])
  const [typed, setTyped] = useState<TypedProfile>({})
  const [problem, setProblem] = useState<Problem>()
  const latest = useRef(typed)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const storageName = `cm24-profile-draft:${account.customer?.customerId ?? 0}`
  const type = account.submittedProfileDataType
  const profile: Profile = useMemo(
    () => ({ ...knownFields(account, fields), ...typed }),
    [account, fields, typed],
  )

  const keep = useCallback(
    (next: TypedProfile) => {
      latest.current = next
      setTyped(next)
      attempt(() => sessionStorage.setItem(storageName, JSON.stringify(next)))
    },
    [storageName],
  )
  const queue = useMemo(
    () =>
      createSaveQueue(async () => {
        const sent = withoutFaults(latest.current)
        if (Object.keys(sent).length === 0) return
        const wrapper = await saveProfile(client, type, sent)
        queryClient.setQueryData(queryKey, wrapper)
        const left = Object.entries(latest.current).filter(
          ([field, value]) => sent[field as ProfileField] !== value,
        )
        keep(Object.fromEntries(left))
        setProblem(undefined)
      }),
    [client, queryClient, queryKey, type, keep],
  )

  const flush = useCallback(async () => {
    clearTimeout(timer.current)
    await queue.request().catch((error: unknown) => {
      if (isCallRefused(error)) setProblem(error.problem)
    })
  }, [queue])

  useEffect(() => {
    const kept = attempt(() => JSON.parse(sessionStorage.getItem(storageName) ?? '{}'))
    if (!kept || Object.keys(kept).length === 0) return
    latest.current = kept
    setTyped(kept)
  }, [storageName])
  useEffect(() => () => void flush(), [flush])

  return {
    profile,
    problem,
    flush,
    change(next: TypedProfile) {
      keep({ ...latest.current, ...next })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), saveAfterMs)
    },
  }
}

function knownFields({ customer }: CustomerWrapper, fields: readonly ProfileField[]): Profile {
  const known: Readonly<Record<string, unknown>> = customer ?? {}
  return Object.fromEntries(
    fields.flatMap((field) =>
      typeof known[field] === 'string' && known[field] !== '' ? [[field, known[field]]] : [],
    ),
  )
}

/** A wrong postcode must not keep the name back. */
function withoutFaults(typed: TypedProfile): TypedProfile {
  const faulty = new Set<string>(profileFaults(typed).map(({ field }) => field))
  return Object.fromEntries(Object.entries(typed).filter(([field]) => !faulty.has(field)))
}

function saveProfile(client: ApiClient, type: ProfileType, body: TypedProfile) {
  const { account } = client
  if (type === 'PRIVATE') return account.updatePrivateProfile({ body })
  if (type === 'COMMERCIAL') return account.updateCommercialProfile({ body })
  return account.updateMerchantProfile({ body })
}

function attempt<Answer>(use: () => Answer): Answer | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
