import { useTranslations } from 'use-intl/react'
import { type ProfileType, profileTypes } from '#domain/account/customer.ts'
import { ChoiceCards } from '#web/ui/fields/choices/choice-cards.tsx'

type ProfileTypeChoiceProps = {
  readonly value: ProfileType
  readonly onChange: (value: ProfileType) => void
}

export function ProfileTypeChoice({ value, onChange }: ProfileTypeChoiceProps) {
  const tRegister = useTranslations('auth.register')
  const t = useTranslations('auth.types')
  return (
    <ChoiceCards
      label={tRegister('type')}
      value={value}
      onChange={(chosen) => {
        const type = profileTypes.find((each) => each === chosen)
        if (type) onChange(type)
      }}
      options={profileTypes.map((type) => ({
        value: type,
        label: t(`${type}.label`),
        detail: t(`${type}.detail`),
      }))}
    />
  )
}
