import { useTranslations } from 'use-intl/react'
import { type CompanyRole, companyRoles } from '#domain/account/company/company-role.ts'
import { RadioGroup } from '#web/ui/fields/choices/radio-group.tsx'
import { NumberField } from '#web/ui/fields/numbers/number-field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import styles from '../account.module.css'

export type Place = {
  readonly role: CompanyRole
  readonly bidLimitEur: number | null
  readonly dayLimitEur: number | null
}

type PlaceFieldsProps = {
  readonly place: Place
  readonly onChange: (place: Place) => void
}

/** What somebody may do for the company, and to how much they may bind it; the back office binds it to nothing. */
export function PlaceFields({ place, onChange }: PlaceFieldsProps) {
  const t = useTranslations('company')
  return (
    <Stack gap={4}>
      <RadioGroup
        label={t('place.role')}
        options={companyRoles.map((role) => ({
          value: role,
          label: t(`role.${role}`),
          detail: t(`does.${role}`),
        }))}
        value={place.role}
        onChange={(chosen) => {
          const role = companyRoles.find((each) => each === chosen)
          if (role) onChange({ ...place, role })
        }}
      />
      {place.role !== 'backOffice' && (
        <div className={styles.two}>
          <NumberField
            label={t('place.bidLimit')}
            help={t('place.limitHelp')}
            unit="€"
            min={1}
            optional
            value={place.bidLimitEur}
            onChange={(bidLimitEur) => onChange({ ...place, bidLimitEur })}
          />
          <NumberField
            label={t('place.dayLimit')}
            help={t('place.dayHelp')}
            unit="€"
            min={1}
            optional
            value={place.dayLimitEur}
            onChange={(dayLimitEur) => onChange({ ...place, dayLimitEur })}
          />
        </div>
      )}
    </Stack>
  )
}
