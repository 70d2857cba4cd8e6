import { useTranslations } from 'use-intl/react'
import { localeFacts } from '#locales/locales.ts'
import { useLocale } from '#web/language/language-provider.tsx'
import { ChipChoices } from '#web/ui/fields/choices/chip-choices.tsx'
import { useAttributeTexts } from './attribute-texts.ts'
import type { InputProps } from './input-props.ts'

/** Questions answered by choosing, with all answers in sight. */

/** Longer lists, of countries for example, begin with those that are common. */
const shownAtFirst = 8
const mostShown = 13

export function ChipsInput({ value, onChange, ...field }: InputProps) {
  const options = useOptions(field.definition)
  return (
    <ChipChoices
      {...withoutDefinition(field)}
      {...options}
      value={typeof value === 'string' ? value : null}
      onChange={onChange}
    />
  )
}

export function ManyChipsInput({ value, onChange, ...field }: InputProps) {
  const options = useOptions(field.definition)
  return (
    <ChipChoices
      {...withoutDefinition(field)}
      {...options}
      multiple
      value={Array.isArray(value) ? value : []}
      onChange={(chosen) => onChange(chosen.length > 0 ? chosen : null)}
    />
  )
}

export function YesNoChipsInput({ value, onChange, ...field }: InputProps) {
  const t = useTranslations('vehicle.answer')
  return (
    <ChipChoices
      {...withoutDefinition(field)}
      options={[
        { value: 'yes', label: t('yes') },
        { value: 'no', label: t('no') },
      ]}
      value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : null}
      onChange={(chosen) => onChange(chosen === 'yes')}
    />
  )
}

function withoutDefinition({
  definition: _definition,
  ...field
}: Omit<InputProps, 'value' | 'onChange'>) {
  return field
}

function useOptions({ attributeCode, options = [] }: InputProps['definition']) {
  const t = useTranslations('editor')
  const texts = useAttributeTexts()
  const ownCountry = localeFacts[useLocale()].ending.toUpperCase()
  const isLong = options.length > mostShown
  // Of countries the visitor's own is the likely one.
  const isOwn = ({ code }: { code: string }) =>
    attributeCode.endsWith('country') && code === ownCountry
  const ordered = [...options].sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
  return {
    options: ordered.map(({ code }) => ({
      value: code,
      label: texts.option(attributeCode, code),
      quiet: code === 'unknown',
    })),
    ...(isLong && {
      shownAtFirst,
      moreLabel: t('moreAnswers', { count: options.length - shownAtFirst }),
    }),
  }
}
