import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { CustomerWrapper } from '#contract/customer.ts'
import type { ProfileType } from '#domain/account/customer.ts'
import { useApiQueries } from '#web/api/api.tsx'
import type { ApiClient } from '#web/api/api-client.ts'
import { keptAcrossReload } from '#web/api/build-of-page/old-page.ts'
import { useDeviceKeeps } from '#web/api/device/use-device-keeps.ts'
import { useCall } from '#web/api/use-call.ts'
import { IdentityWindow } from '#web/identity/identity-window.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'
import styles from '../account.module.css'
import { isUnderReview, ownsProfile, savedMessage } from './account-standing.ts'
import { ProfileFieldSet } from './profile-field-set.tsx'
import { type FormField, fieldSets, fieldsOf, fixedOnceAdmitted } from './profile-fields.ts'
import { ProfileTypeChoice } from './profile-type-choice.tsx'
import { useDraft } from './use-draft.ts'

type Customer = NonNullable<CustomerWrapper['customer']>
type ProfileFormProps = { readonly wrapper: CustomerWrapper; readonly customer: Customer }

export function ProfileForm({ wrapper, customer }: ProfileFormProps) {
  const t = useTranslations('account')
  const show = useSnackbar()
  const queryClient = useQueryClient()
  const { queryKey } = useApiQueries().account.getCustomer()
  const [profileType, setProfileType] = useState(wrapper.submittedProfileDataType)
  const { customerId } = customer
  const isKept = useDeviceKeeps()
  const draft = useDraft({ name: 'profile', customerId }, valuesOf(customer))
  const save = useCall((api) => (input: Save) => saveProfile(api, input), {
    onSuccess: (saved, { change }) => {
      queryClient.setQueryData(queryKey, saved)
      draft.forget(change)
      show({ text: t(`saved.${savedMessage(saved)}`), tone: 'good' })
    },
  })
  const { sentence, fields } = useFormProblem(save.error)
  const isOthers = !ownsProfile(wrapper)
  const isFixed = isOthers || isUnderReview(wrapper)
  const isAdmitted = wrapper.merchant?.admission === 'accepted'
  const locked = isFixed ? fieldsOf(profileType) : isAdmitted ? fixedOnceAdmitted : []

  function submit(event: FormEvent) {
    event.preventDefault()
    const change = Object.fromEntries(
      fieldsOf(profileType)
        .filter((field) => !locked.includes(field))
        .map((field) => [field, draft.values[field]]),
    )
    save.mutate({ profileType, change })
  }

  return (
    <Card>
      <IdentityWindow call={save} />
      <form {...(isKept && keptAcrossReload)} method="post" noValidate onSubmit={submit}>
        <Stack gap={8}>
          {isFixed && <Banner>{t(isOthers ? 'form.ofOwners' : 'form.underReview')}</Banner>}
          {sentence && Object.keys(fields).length === 0 && (
            <Banner tone="bad" role="alert">
              {sentence}
            </Banner>
          )}
          {!isOthers && mayChangeType(wrapper) && (
            <ProfileTypeChoice value={profileType} onChange={setProfileType} />
          )}
          {fieldSets[profileType].map((set) => (
            <ProfileFieldSet
              key={set.key}
              set={set}
              values={draft.values}
              faults={fields}
              locked={locked}
              onChange={draft.change}
            />
          ))}
          {!isFixed && (
            <div className={styles.foot}>
              <Button look="primary" type="submit" busy={save.isPending}>
                {t('form.save')}
              </Button>
              {draft.isChanged && <span className="muted small">{t('form.unsaved')}</span>}
            </div>
          )}
        </Stack>
      </form>
    </Card>
  )
}

type Save = {
  readonly profileType: ProfileType
  readonly change: Readonly<Partial<Record<FormField, string>>>
}

function saveProfile({ account }: ApiClient, { profileType, change: body }: Save) {
  switch (profileType) {
    case 'PRIVATE':
      return account.updatePrivateProfile({ body })
    case 'COMMERCIAL':
      return account.updateCommercialProfile({ body })
    case 'MERCHANT':
      return account.updateMerchantProfile({ body })
  }
}

/** Whoever was admitted or waits for it stays a dealer (rules 11). */
function mayChangeType({ merchant, customer }: CustomerWrapper): boolean {
  const isOperator = customer?.roles.includes('admin') ?? false
  return !isOperator && (merchant === null || merchant.admission === 'refused')
}

function valuesOf(customer: Customer): Record<FormField, string> {
  return {
    companyName: customer.companyName,
    managingDirector: customer.managingDirector,
    vatRegNo: customer.vatRegNo,
    name: customer.name,
    surname: customer.surname,
    phone: customer.phone,
    street: customer.street,
    zipCode: customer.zipCode,
    city: customer.city,
    country: customer.country,
    commercialCustomerContactName: customer.commercialCustomerContactName,
    commercialCustomerContactSurname: customer.commercialCustomerContactSurname,
    commercialCustomerContactPhone: customer.commercialCustomerContactPhone,
  }
}
