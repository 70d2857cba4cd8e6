import { useTranslations } from 'use-intl/react'
import type { OptionFilterCode, RangeFilterCode } from '#domain/catalog/filters.ts'
import type { WeightClass } from '#domain/listing/weight-class.ts'
import type { Format } from '#locales/format.ts'
import { useAttributeLabels } from '#web/language/attribute-labels.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import type { Choice } from '../address/choices.ts'
import type { StatusGroup } from '../address/status-groups.ts'

/** Names of filters and of what can be chosen in them. */
export function useFilterTexts(seesBids: boolean) {
  const t = useTranslations('catalog')
  const tVehicle = useTranslations('vehicle')
  const format = useFormat()
  const labels = useAttributeLabels()

  const name = (code: OptionFilterCode | RangeFilterCode): string => {
    switch (code) {
      case 'price':
        return seesBids ? t('filters.currentPrice') : t('filters.startPrice')
      case 'first_registration':
      case 'mileage':
      case 'length':
      case 'weight_class':
      case 'country':
      case 'status':
      case 'make':
      case 'body_type':
        return tVehicle(`filter.${code}`)
      default:
        return labels.label(code)
    }
  }

  const option = (code: OptionFilterCode, value: string): string => {
    switch (code) {
      case 'make':
        return labels.make(value)
      case 'body_type':
        return labels.bodyType(value)
      case 'country':
        return format.country(value)
      case 'status':
        return t(`status.${value as StatusGroup}`) // Addresses and counts hold groups only.
      case 'weight_class':
        return isWeightClass(value) ? tVehicle(`weightClass.${value}`) : value
      case 'beds':
      case 'seats_with_belt':
        return t(`chip.${code}`, { count: Number(value) || 0 })
      case 'vat_reportable':
      case 'private_auction':
        return labels.label(code)
      default:
        return labels.option(code, value)
    }
  }

  const chip = (choice: Choice): string => {
    if (choice.kind === 'text') return t('chip.text', { text: choice.text })
    if (choice.kind === 'option') return option(choice.code, choice.option)
    const { from, to } = choice.range
    const write = writerOf(choice.code, format)
    const called = name(choice.code)
    if (from !== undefined && to !== undefined) {
      return t('chip.between', { name: called, from: write(from), to: write(to) })
    }
    return from !== undefined
      ? t('chip.from', { name: called, value: write(from) })
      : t('chip.to', { name: called, value: write(to ?? 0) })
  }

  return { name, option, chip }
}

function writerOf(code: RangeFilterCode, format: Format): (value: number) => string {
  switch (code) {
    case 'price':
      return format.money
    case 'mileage':
      return format.kilometres
    case 'length':
      return format.metres
    case 'first_registration':
      return String
  }
}

function isWeightClass(value: string): value is WeightClass {
  return value === 'up_to_3500' || value === 'up_to_4500' || value === 'above_4500'
}
