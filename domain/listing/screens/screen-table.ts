import type { AttributeGroupName } from '../../vehicle/attribute.ts'
import type { ListingAttributeCode } from '../../vehicle/catalogue/attributes.ts'
import type { AdStep } from '../steps.ts'

/**
 * Which questions stand together on a screen while an ad is written, in the order of the screens.
 * What is required is named, with what follows from it; what is optional comes with its group, so
 * that a new optional attribute needs no line here. `screens.test.ts` fails for an attribute that no
 * screen asks or that two ask.
 */

/** The eight parts of the progress, each one step or a part of one. */
export const adParts = [
  'vehicle',
  'equipment',
  'condition',
  'damages',
  'pictures',
  'price',
  'contact',
  'submit',
] as const
export type AdPart = (typeof adParts)[number]

/** Forms of their own, where a screen is more than its questions. */
export type ScreenContent =
  | 'certificate'
  | 'damages'
  | 'pictures'
  | 'more_pictures'
  | 'price'
  | 'contact'
  | 'submit'

type ScreenRow<Id extends string> = {
  readonly id: Id
  readonly step: AdStep
  /** Where a trailer has no such step (spec 2). */
  readonly trailerStep?: AdStep
  readonly part: AdPart
  readonly content?: ScreenContent
  readonly asks?: readonly ListingAttributeCode[]
  /** Groups whose other attributes are optional and folded below the questions. */
  readonly folds?: readonly AttributeGroupName[]
  /** Seen once, also by whoever has answered all that is required on it: what is optional is offered here. */
  readonly isOffer?: true
  /** Screens of optional questions that nobody has to pass: rows below the folded groups lead to them. */
  readonly leadsTo?: readonly string[]
}

function screen<const Id extends string>(row: ScreenRow<Id>): ScreenRow<Id> {
  return row
}

const profile = { step: 'profile', part: 'vehicle' } as const
const equipment = { step: 'equipment', part: 'equipment' } as const
const auction = { step: 'auction', part: 'price' } as const

export const screenTable = [
  screen({ id: 'certificate', ...profile, content: 'certificate' }),
  screen({ id: 'make', ...profile, asks: ['make', 'trailer_make', 'make_other', 'model'] }),
  screen({ id: 'body-type', ...profile, asks: ['body_type', 'trailer_body_type'] }),
  screen({
    id: 'registration',
    ...profile,
    asks: ['first_registration_year', 'first_registration_month', 'registration_country'],
  }),
  screen({ id: 'mileage', ...profile, asks: ['mileage', 'mileage_is_estimated'] }),
  screen({ id: 'chassis', ...profile, asks: ['chassis_make'] }),
  screen({ id: 'fuel', ...profile, asks: ['fuel'] }),
  screen({ id: 'gearbox', ...profile, asks: ['gearbox'] }),
  screen({
    id: 'emission',
    ...profile,
    asks: ['emission_class', 'upgrade_particulate_filter'],
  }),
  screen({ id: 'power', ...profile, asks: ['power_kw'] }),
  screen({
    id: 'measures',
    ...profile,
    asks: ['axles', 'length', 'width', 'height', 'licensed_weight'],
  }),
  screen({
    id: 'beds',
    ...profile,
    asks: ['beds', 'bed_types', 'seats_with_belt', 'bathroom_type', 'toilet'],
  }),
  screen({ id: 'garage', ...profile, asks: ['rear_garage'] }),
  screen({ id: 'colour', ...profile, asks: ['exterior_color'] }),
  screen({
    id: 'history',
    ...profile,
    asks: [
      'previous_owners',
      'usage_type',
      'keys_car',
      'registration_document',
      'financed',
      'smokers_car',
      'trailer_smokers_car',
      'pets_in_vehicle',
    ],
  }),
  screen({
    id: 'more-information',
    step: 'more-information',
    trailerStep: 'profile',
    part: 'vehicle',
    folds: [
      'base',
      'registration',
      'engine',
      'service',
      'dimensions',
      'weights',
      'layout',
      'look',
      'use',
      'papers',
    ],
  }),
  screen({
    id: 'heating',
    ...equipment,
    asks: ['heating_type', 'air_condition_cab', 'fridge_type', 'fresh_water'],
  }),
  screen({ id: 'coupling', ...equipment, asks: ['mover', 'anti_fling_coupling'] }),
  screen({
    id: 'outside',
    ...equipment,
    asks: ['awning', 'awning_length', 'tow_bar'],
    isOffer: true,
    folds: [
      'climate',
      'kitchen',
      'water',
      'power',
      'outside',
      'chassis',
      'media',
      'safety',
      'trailer',
      'accessories',
    ],
    leadsTo: ['more-information', 'description'],
  }),
  screen({
    id: 'description',
    step: 'description',
    part: 'equipment',
    asks: ['description', 'special_remarks', 'modifications'],
  }),
  screen({
    id: 'condition',
    step: 'defects',
    part: 'condition',
    asks: [
      'damaged',
      'trailer_damaged',
      'water_damaged',
      'trailer_water_damaged',
      'hail_damaged',
      'trailer_hail_damaged',
      'floor_soft',
      'roadworthy',
      'warning_lights',
    ],
  }),
  screen({
    id: 'inspection',
    step: 'defects',
    part: 'condition',
    asks: [
      'hu_expired',
      'trailer_hu_expired',
      'hu_valid_until',
      'tyres_year',
      'service_and_inspection',
      'yearly_leak_test',
      'trailer_leak_test_yearly',
      'last_leak_test_date',
    ],
    folds: ['product_description_general'],
  }),
  screen({
    id: 'damages',
    step: 'defects',
    part: 'damages',
    content: 'damages',
    asks: ['defects_exists'],
    folds: ['damage_questions'],
  }),
  screen({ id: 'pictures', step: 'images', part: 'pictures', content: 'pictures' }),
  screen({
    id: 'more-pictures',
    step: 'more-images',
    part: 'pictures',
    content: 'more_pictures',
  }),
  screen({
    id: 'price',
    ...auction,
    content: 'price',
    asks: ['target_price', 'vat_reportable', 'sale_mode'],
    folds: ['auction', 'price'],
  }),
  screen({
    id: 'place',
    ...auction,
    asks: [
      'availability',
      'available_from',
      'expected_mileage_at_pickup',
      'planned_sale_date',
      'location_country',
      'location_zip',
      'location_city',
    ],
    folds: ['availability', 'location'],
  }),
  screen({ id: 'contact', step: 'personal-data', part: 'contact', content: 'contact' }),
  screen({ id: 'submit', step: 'last-step', part: 'submit', content: 'submit' }),
] as const

export type AdScreenId = (typeof screenTable)[number]['id']
export type AdScreen = ScreenRow<AdScreenId>

/** The table as rows of one type. */
export const adScreens: readonly AdScreen[] = screenTable
