import { useTranslations } from 'use-intl/react'
import type { Light } from '#domain/auction/core/events.ts'
import {
  dealerFilterCodes,
  type OptionFilterCode,
  type RangeFilterCode,
} from '#domain/catalog/filters.ts'
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
  const labels = useAttributeLabels()
  const known = useKnownOption()
  const rangeText = useRangeText()

  const name = (code: OptionFilterCode | RangeFilterCode): string => {
    switch (code) {
      case 'power':
        return labels.label('power_kw')
      case 'price':
        return seesBids ? t('filters.currentPrice') : t('filters.startPrice')
      case 'light':
        return t('table.light')
      case 'distance':
        return t('distance.name')
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

  const option = (code: OptionFilterCode, value: string): string =>
    known(code, value) ?? t('chip.unknown', { value })

  const chip = (choice: Choice): string => {
    if (choice.kind === 'text') return t('chip.text', { text: choice.text })
    if (choice.kind === 'option') {
      const { code } = choice
      const value = option(code, choice.option)
      const isAlone = !isNamed(code) && known(code, choice.option) !== undefined
      return isAlone ? value : t('chip.named', { name: name(code), value })
    }
    return rangeText(choice, name(choice.code))
  }

  return { name, option, chip }
}

/** Undefined where the filter has no such option: an address may name any. */
function useKnownOption(): (code: OptionFilterCode, value: string) => string | undefined {
  const t = useTranslations('catalog')
  const tVehicle = useTranslations('vehicle')
  const tLight = useTranslations('catalog.lightShort')
  const format = useFormat()
  const labels = useAttributeLabels()
  const distanceText = useDistanceText()
  return (code, value) => {
    switch (code) {
      case 'make':
        return labels.known.make(value)
      case 'body_type':
        return labels.known.bodyType(value)
      case 'country':
        return isCountry(value) ? format.country(value) : undefined
      case 'status':
        return t(`status.${value as StatusGroup}`) // Addresses and counts hold groups only.
      case 'light':
        return isLight(value) ? tLight(value) : undefined
      case 'distance':
        return distanceText(value)
      case 'weight_class':
        return isWeightClass(value) ? tVehicle(`weightClass.${value}`) : undefined
      case 'beds':
      case 'seats_with_belt':
        return isCount(value) ? t(`chip.${code}`, { count: Number(value) }) : undefined
      default:
        if (!yesFilters.includes(code)) return labels.known.option(code, value)
        return value === 'yes' ? labels.label(code) : undefined
    }
  }
}

function useDistanceText(): (band: string) => string | undefined {
  const t = useTranslations('catalog.distance')
  const format = useFormat()
  return (band) => {
    const [, side, km] = /^(within|beyond)_(\d+)$/.exec(band) ?? []
    if (side === undefined) return undefined
    const distance = format.kilometres(Number(km ?? 0))
    return side === 'beyond' ? t('over', { distance }) : t('upTo', { distance })
  }
}

function useRangeText(): (choice: Extract<Choice, { kind: 'range' }>, name: string) => string {
  const t = useTranslations('catalog.chip')
  const format = useFormat()
  return ({ code, range: { from, to } }, name) => {
    const write = writerOf(code, format)
    if (from !== undefined && to !== undefined) {
      return t('between', { name, from: write(from), to: write(to) })
    }
    return from !== undefined
      ? t('from', { name, value: write(from) })
      : t('to', { name, value: write(to ?? 0) })
  }
}

function writerOf(code: RangeFilterCode, format: Format): (value: number) => string {
  switch (code) {
    case 'price':
      return format.money
    case 'mileage':
      return format.kilometres
    case 'length':
      return format.metres
    case 'power':
      return format.power
    case 'first_registration':
      return String
  }
}

/** Their single option is named by the question. */
const yesFilters: readonly OptionFilterCode[] = [
  'four_wheel_drive',
  'air_condition_independent',
  'vat_reportable',
  'private_auction',
]

/** "Klein" or "Keine" alone would not say what of. */
function isNamed(code: OptionFilterCode): boolean {
  return (
    dealerFilterCodes.includes(code) ||
    ['rear_garage', 'bathroom_type', 'heating_type', 'axles', 'mover'].includes(code) ||
    ['damaged', 'hail_damaged'].includes(code)
  )
}

function isCountry(value: string): boolean {
  return /^[A-Z]{2}$/.test(value)
}

function isCount(value: string): boolean {
  return /^\d{1,2}$/.test(value)
}

function isLight(value: string): value is Light {
  return ['none', 'red', 'yellow', 'green'].includes(value)
}

function isWeightClass(value: string): value is WeightClass {
  return value === 'up_to_3500' || value === 'up_to_4500' || value === 'above_4500'
}
