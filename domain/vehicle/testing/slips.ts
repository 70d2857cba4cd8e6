import type { VehicleValues } from '../values.ts'

/** What owners mistype in a motorhome's ad: answers, the field that says so, and the rule or doubt. */

export const slipsAt = Date.UTC(2026, 10, 23, 12)
const day = 86_400_000

/** Each slip is met by one message at its field: a fault that keeps it back, or a doubt that asks. */
export const slips: readonly (readonly [string, VehicleValues, string, string])[] = [
  ['a mileage of 0 km', { mileage: 0 }, 'mileage', 'mileage_out_of_bounds'],
  ['a mileage of a million', { mileage: 1_000_000 }, 'mileage', 'mileage_out_of_bounds'],
  ['a mileage far too low', { mileage: 1000 }, 'mileage', 'mileage_unusual_for_age'],
  [
    'a registration next month',
    { first_registration_year: 2026, first_registration_month: '12' },
    'first_registration_year',
    'past_date',
  ],
  [
    'a registration next year',
    { first_registration_year: 2027 },
    'first_registration_year',
    'between',
  ],
  ['a price of 5 EUR', { target_price: 5, start_price: 1 }, 'target_price', 'min_target_price'],
  ['a price of 5 million', { target_price: 5_000_000 }, 'target_price', 'price_unusual'],
  [
    'a start price above the target',
    { target_price: 20_000, start_price: 21_000 },
    'start_price',
    'max_value',
  ],
  ['half a euro', { target_price: 20_000.5, start_price: 1 }, 'target_price', 'integer'],
  ['a make that dealers seldom buy', { make: 'self_built' }, 'make', 'make_seldom_sold'],
  [
    'the same make in words',
    { make: 'other', make_other: ' Winnebago ' },
    'make_other',
    'make_seldom_sold',
  ],
  ['a make of no list', { make: 'unheard_of' }, 'make', 'option'],
  ['horsepower as kilowatts', { power_kw: 140 }, 'power_kw', 'power_in_horsepower'],
  ['a length in centimetres', { length: 696 }, 'length', 'between'],
  ['more kerb weight than is permitted', { kerb_weight: 9000 }, 'kerb_weight', 'max_value'],
  ['hardly any payload', { kerb_weight: 3450, payload: 50 }, 'kerb_weight', 'payload_small'],
  ['one axle', { axles: '1' }, 'axles', 'min_value'],
  ['tyres of next year', { tyres_year: 2027 }, 'tyres_year', 'between'],
  ['a service tomorrow', { last_service_date: slipsAt + day }, 'last_service_date', 'past_date'],
  [
    'a service beyond the mileage',
    { last_service_mileage: 999_999 },
    'last_service_mileage',
    'max_value',
  ],
  [
    'an inspection long over',
    { hu_valid_until: Date.UTC(2020, 0, 1) },
    'hu_valid_until',
    'future_date',
  ],
  [
    'a handover in half a year',
    { availability: 'later', available_from: slipsAt + 180 * day },
    'available_from',
    'date_too_late',
  ],
  ['a German postcode of four figures', { location_zip: '2410' }, 'location_zip', 'zip_code_de'],
  [
    'a telephone number in prose',
    { description: 'Ruf an: 0171 2345678' },
    'description',
    'text_has_phone',
  ],
  ['a number plate of signs', { license_plate: '???' }, 'license_plate', 'regex'],
  ['a short vehicle number', { vin: 'WF0XXX' }, 'vin', 'vin'],
  ['a tread of 20 mm', { tyre_tread: 20 }, 'tyre_tread', 'between'],
]
