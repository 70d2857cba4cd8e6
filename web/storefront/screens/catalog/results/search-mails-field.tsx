import { useTranslations } from 'use-intl/react'
import { type SearchMails, searchMails } from '#domain/catalog/saved-search.ts'
import { Select } from '#web/ui/fields/choices/select.tsx'

/** How often a dealer is written to of what a search newly finds. */
export function SearchMailsField(props: {
  readonly value: SearchMails
  readonly onChange: (mails: SearchMails) => void
  readonly disabled?: boolean
}) {
  const { value, onChange, disabled } = props
  const t = useTranslations('account.searchMails')
  return (
    <Select
      label={t('label')}
      value={value}
      disabled={disabled}
      onChange={(next) => onChange(searchMails.find((each) => each === next) ?? 'off')}
      options={searchMails.map((each) => ({ value: each, label: t(each) }))}
    />
  )
}
