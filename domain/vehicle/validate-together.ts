import { dayMs, type Instant } from '../calendar/instant.ts'
import type { FieldFault } from '../refusal/field-fault.ts'
import { isPostcode, postcodeRuleOf } from './postcode.ts'
import type { VehicleValues } from './values.ts'
import { flagOf, numberOf, textOf } from './values.ts'
import { isVin } from './vin.ts'

/** Rules between two answers, and those that go by a number of the market. */

export const defaultMinTargetPriceEur = 1000
/** A vehicle may be handed over this much later, a direct sale sooner (spec 5.4). */
const availableWithinMonths = 3
const directSaleWithinWeeks = 6

export function crossFieldFaults(
  values: VehicleValues,
  facts: { readonly now: Instant; readonly minTargetPriceEur?: number },
): readonly FieldFault[] {
  return [
    ...priceFaults(values, facts.minTargetPriceEur ?? defaultMinTargetPriceEur),
    ...availabilityFaults(values, facts.now),
    ...serviceFaults(values),
    ...inspectionFaults(values, facts.now),
    ...registrationFaults(values, facts.now),
    ...measureFaults(values),
    ...placeFaults(values),
    ...documentFaults(values),
  ]
}

function priceFaults(values: VehicleValues, min: number): readonly FieldFault[] {
  const target = numberOf(values, 'target_price')
  if (target === undefined) return []
  const start = numberOf(values, 'start_price')
  const buyNow = flagOf(values, 'buy_now_enabled') ? numberOf(values, 'buy_now_price') : undefined
  const faults: FieldFault[] = []
  if (target < min)
    faults.push({ field: 'target_price', rule: 'min_target_price', params: { minimumEur: min } })
  if (start !== undefined && start > target) {
    faults.push({ field: 'start_price', rule: 'max_value', params: { max: target } })
  }
  if (buyNow !== undefined && buyNow < target) {
    faults.push({ field: 'buy_now_price', rule: 'min_value', params: { min: target } })
  }
  return faults
}

function availabilityFaults(values: VehicleValues, now: Instant): readonly FieldFault[] {
  if (textOf(values, 'availability') !== 'later') return []
  const field = 'available_from'
  const from = numberOf(values, field)
  const faults: FieldFault[] = []
  if (from !== undefined && flagOf(values, 'buy_now_enabled')) {
    const weeks = directSaleWithinWeeks
    if (from > now + weeks * 7 * dayMs) {
      faults.push({ field, rule: 'date_too_late_direct_sale', params: { weeks } })
    }
  } else if (from !== undefined && from > monthsLater(now, availableWithinMonths)) {
    const months = availableWithinMonths
    faults.push({ field, rule: 'date_too_late', params: { months } })
  }
  const mileage = numberOf(values, 'mileage')
  const expected = numberOf(values, 'expected_mileage_at_pickup')
  if (mileage !== undefined && expected !== undefined && expected < mileage) {
    faults.push({
      field: 'expected_mileage_at_pickup',
      rule: 'min_value',
      params: { min: mileage },
    })
  }
  return faults
}

function serviceFaults(values: VehicleValues): readonly FieldFault[] {
  const mileage = numberOf(values, 'mileage')
  const serviced = numberOf(values, 'last_service_mileage')
  if (mileage === undefined || serviced === undefined || serviced <= mileage) return []
  return [{ field: 'last_service_mileage', rule: 'max_value', params: { max: mileage } }]
}

/** An inspection is valid to the end of the month that is stamped. */
function inspectionFaults(values: VehicleValues, now: Instant): readonly FieldFault[] {
  const isValid = [textOf(values, 'hu_expired'), textOf(values, 'trailer_hu_expired')].includes(
    'no',
  )
  const until = numberOf(values, 'hu_valid_until')
  if (!isValid || until === undefined || monthOf(until) >= monthOf(now)) return []
  return [{ field: 'hu_valid_until', rule: 'future_date' }]
}

/** Year and month are two answers; only together they can lie in the future. */
function registrationFaults(values: VehicleValues, now: Instant): readonly FieldFault[] {
  const field = 'first_registration_year'
  const year = numberOf(values, field)
  const month = Number(textOf(values, 'first_registration_month') ?? 1)
  if (year === undefined || Date.UTC(year, month - 1, 1) <= now) return []
  return [{ field, rule: 'past_date' }]
}

function measureFaults(values: VehicleValues): readonly FieldFault[] {
  const licensed = numberOf(values, 'licensed_weight')
  const faults: FieldFault[] = []
  if (licensed !== undefined) {
    const kerb = numberOf(values, 'kerb_weight')
    if (kerb !== undefined && kerb >= licensed) {
      faults.push({ field: 'kerb_weight', rule: 'max_value', params: { max: licensed - 1 } })
    }
    const technical = numberOf(values, 'technical_max_weight')
    if (technical !== undefined && technical < licensed) {
      faults.push({ field: 'technical_max_weight', rule: 'min_value', params: { min: licensed } })
    }
  }
  const length = numberOf(values, 'length')
  const body = numberOf(values, 'body_length')
  if (length !== undefined && body !== undefined && body > length) {
    faults.push({ field: 'body_length', rule: 'max_value', params: { max: length } })
  }
  if (textOf(values, 'product_type') === 'motorhome' && textOf(values, 'axles') === '1') {
    faults.push({ field: 'axles', rule: 'min_value', params: { min: 2 } })
  }
  return faults
}

function placeFaults(values: VehicleValues): readonly FieldFault[] {
  const places = [
    { zip: 'location_zip', country: 'location_country' },
    { zip: 'pickup_zip', country: 'pickup_country' },
  ] as const
  return places.flatMap(({ zip, country }) => {
    const value = textOf(values, zip)
    const rule = postcodeRuleOf(textOf(values, country))
    return value === undefined || isPostcode(value, rule) ? [] : [{ field: zip, rule }]
  })
}

function documentFaults(values: VehicleValues): readonly FieldFault[] {
  const faults: FieldFault[] = []
  const plate = textOf(values, 'license_plate')
  if (plate !== undefined && !/^[\p{L}\d][\p{L}\d .-]*$/u.test(plate)) {
    faults.push({ field: 'license_plate', rule: 'regex' })
  }
  const vin = textOf(values, 'vin')
  if (vin !== undefined && !isVin(vin, numberOf(values, 'first_registration_year'))) {
    faults.push({ field: 'vin', rule: 'vin' })
  }
  return faults
}

function monthOf(instant: Instant): number {
  const date = new Date(instant)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** The same day of the month, or its last day: 30 November and three months is 28 February. */
function monthsLater(instant: Instant, months: number): Instant {
  const date = new Date(instant)
  const month = date.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const day = Math.min(date.getUTCDate(), lastDay)
  return Date.UTC(date.getUTCFullYear(), month, day) + (instant % dayMs)
}
