import { attribute, type ListingAttributeCode } from '../../vehicle/catalogue/attributes.ts'
import { vehicleKindOf } from '../../vehicle/required.ts'
import type { AdPart, AdScreen } from './screen-table.ts'
import { foldedGroupsOf, questionsOf, type ScreenFacts, screensOf } from './screens-of.ts'

/** What an ad says, by the screens on which it was said: for the last look before it is sent. */
export type AnswersOfScreen = {
  readonly screen: AdScreen
  readonly codes: readonly ListingAttributeCode[]
}

/** Said within another question's answer. */
const withinOthers: readonly ListingAttributeCode[] = [
  'first_registration_month',
  'mileage_is_estimated',
]

/** The screens of a part that have an answer, in order. */
export function answersOfPart(part: AdPart, facts: ScreenFacts): readonly AnswersOfScreen[] {
  const kind = vehicleKindOf(facts.values) ?? 'motorhome'
  return screensOf(kind)
    .filter((screen) => screen.part === part)
    .flatMap((screen) => {
      const asked = [
        ...questionsOf(screen, facts),
        ...foldedGroupsOf(screen, facts).flatMap(({ definitions }) => definitions),
      ]
      const codes = asked
        .map(({ attributeCode }) => attributeCode)
        .filter((code) => facts.values[code] !== undefined && !withinOthers.includes(code))
        .filter((code) => attribute(code).fixedValue === undefined)
      return codes.length > 0 ? [{ screen, codes }] : []
    })
}
