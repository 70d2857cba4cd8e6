import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { CustomerWrapper } from '#contract/customer.ts'
import type { Profile } from '#domain/account/customer.ts'
import { type ProfileField, profileFaults } from '#domain/account/profile-completeness.ts'
import { textOf } from '#domain/vehicle/values.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useAd } from '../editor/ad-context.tsx'
import styles from './steps.module.css'

const placeFields: readonly ProfileField[] = ['zipCode', 'city', 'country']

/** Postcode, town and country come from where the vehicle stands: nobody types them twice. */
export function useFilledPlace(form: {
  readonly account: CustomerWrapper
  readonly profile: Profile
  readonly change: (place: Partial<Record<ProfileField, string>>) => void
}) {
  const { account, profile, change } = form
  const { values } = useAd().state.draft
  const [isOpen, setOpen] = useState(false)
  const zipCode = textOf(values, 'location_zip')
  const city = textOf(values, 'location_city')
  const country = textOf(values, 'location_country')
  const isEmpty = !account.customer?.zipCode && !account.customer?.city && !profile.zipCode
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken over once, when the form opens.
  useEffect(() => {
    if (isEmpty && zipCode && city && country) change({ zipCode, city, country })
  }, [])
  const isWhole =
    placeFields.every((field) => profile[field]) &&
    profileFaults(profile).every(({ field }) => !placeFields.some((each) => each === field))
  const isFolded = isWhole && !isOpen
  return {
    profile,
    isFolded,
    open: () => setOpen(true),
    isAsked: (field: ProfileField) => !(isFolded && placeFields.includes(field)),
  }
}

export function FilledPlace({ place }: { place: ReturnType<typeof useFilledPlace> }) {
  const t = useTranslations('editor.entrance')
  const format = useFormat()
  if (!place.isFolded) return null
  const { zipCode, city, country = '' } = place.profile
  return (
    <p className={styles.filledPlace}>
      <Icon icon="check" />
      <span>
        {zipCode} {city}, {format.country(country)}
      </span>
      <Button
        look="quiet"
        size="dense"
        onClick={place.open}
        aria-label={`${t('changePlace')}: ${t('place')}`}
      >
        {t('changePlace')}
      </Button>
    </p>
  )
}
