import { findAttribute } from '../../vehicle/catalogue/attributes.ts'
import type { AttributeValue, VehicleValues } from '../../vehicle/values.ts'

/**
 * One answer that gives another: who hands the vehicle over at once sells at once, it stands where it is registered, papers at
 * the bank mean that it is financed, and who names a price sells by auction until they choose otherwise. All stay questions of
 * their own, seen and changed at a tap; nothing about the vehicle's condition follows from another answer.
 */
type Follow = {
  readonly code: string
  readonly value?: AttributeValue
  readonly gives: string
  readonly as?: AttributeValue
}

const givenBy: readonly Follow[] = [
  { code: 'availability', value: 'now', gives: 'planned_sale_date', as: 'immediately' },
  { code: 'registration_country', gives: 'location_country' },
  { code: 'registration_document', value: 'complete', gives: 'financed', as: 'no' },
  { code: 'registration_document', value: 'at_bank', gives: 'financed', as: 'yes' },
  { code: 'target_price', gives: 'sale_mode', as: 'auction' },
]

/** What these answers give besides, by attribute code: where nobody has given that yet, or where it followed from the answer before. */
export function answeredTogether(
  answers: Readonly<Record<string, AttributeValue | null>>,
  known: VehicleValues,
): Readonly<Record<string, AttributeValue>> {
  const given: Record<string, AttributeValue> = {}
  for (const follow of givenBy) {
    const { code, gives } = follow
    const follows = valueGiven(follow, answers[code])
    if (follows === undefined || gives in answers) continue
    const isOpen = known[gives] === undefined || known[gives] === givenBefore(gives, known)
    // A vehicle may be registered where none can be picked up.
    const isOffered = findAttribute(gives)?.options?.some((each) => each.code === follows)
    if (isOpen && isOffered) given[gives] = follows
  }
  return given
}

function valueGiven(
  { value, as }: Follow,
  answer: AttributeValue | null | undefined,
): AttributeValue | undefined {
  if (answer == null || (value !== undefined && answer !== value)) return undefined
  return as ?? answer
}

function givenBefore(gives: string, known: VehicleValues): AttributeValue | undefined {
  return givenBy
    .filter((each) => each.gives === gives)
    .map((each) => valueGiven(each, known[each.code]))
    .find((each) => each !== undefined)
}
