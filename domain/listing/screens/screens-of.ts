import type {
  AttributeDefinition,
  AttributeGroupName,
  VehicleKind,
} from '../../vehicle/attribute.ts'
import { appliesTo } from '../../vehicle/attribute.ts'
import {
  attribute,
  findAttribute,
  type ListingAttributeCode,
} from '../../vehicle/catalogue/attributes.ts'
import {
  askedAttributes,
  isAskedOfSeller,
  isRequired,
  type SellerFacts,
} from '../../vehicle/required.ts'
import type { VehicleValues } from '../../vehicle/values.ts'
import type { AdStep } from '../steps.ts'
import {
  type AdPart,
  type AdScreen,
  type AdScreenId,
  adScreens,
  type ScreenContent,
} from './screen-table.ts'

/** The screens of one ad, what each asks, and where the answer to a question is given. */

export type ScreenFacts = { readonly values: VehicleValues; readonly seller: SellerFacts }

type Definition = AttributeDefinition<ListingAttributeCode>

const askedByName: ReadonlySet<string> = new Set(adScreens.flatMap(({ asks = [] }) => asks))

/** The screens of a kind, in order. The answers given so far do not change which there are. */
export function screensOf(kind: VehicleKind): readonly AdScreen[] {
  return adScreens.filter(
    ({ content, asks = [], folds = [] }) =>
      content !== undefined ||
      folds.length > 0 ||
      asks.some((code) => appliesTo(attribute(code), kind)),
  )
}

export function findScreen(id: string | null, kind: VehicleKind): AdScreen | undefined {
  return screensOf(kind).find((each) => each.id === id)
}

export function stepOfScreen({ step, trailerStep }: AdScreen, kind: VehicleKind): AdStep {
  return kind === 'trailer' && trailerStep ? trailerStep : step
}

/** The screens of a step; a trailer has no step for more information (spec 2). */
export function screensOfStep(step: AdStep, kind: VehicleKind): readonly AdScreen[] {
  const wanted = step === 'more-information' && kind === 'trailer' ? 'profile' : step
  return screensOf(kind).filter((each) => stepOfScreen(each, kind) === wanted)
}

/** What a screen asks now: a question that follows from another appears with its answer. */
export function questionsOf({ asks = [] }: AdScreen, facts: ScreenFacts): readonly Definition[] {
  const asked = askedNow(facts)
  return asks.flatMap((code) => asked.find((each) => each.attributeCode === code) ?? [])
}

export type FoldedGroup = {
  readonly group: AttributeGroupName
  readonly definitions: readonly Definition[]
}

/** The optional questions below, by group; what a yes among them asks for stands with them. */
export function foldedGroupsOf(
  { folds = [] }: AdScreen,
  facts: ScreenFacts,
): readonly FoldedGroup[] {
  const asked = askedNow(facts).filter(
    (each) => each.requirement !== 'always' && !askedByName.has(each.attributeCode),
  )
  return folds.flatMap((group) => {
    const definitions = asked.filter((each) => each.attributeGroupName === group)
    return definitions.length > 0 ? [{ group, definitions }] : []
  })
}

function askedNow({ values, seller }: ScreenFacts): readonly Definition[] {
  return askedAttributes(values).filter(
    (each) =>
      isAskedOfSeller(each.attributeCode, seller) &&
      (each.requirement === 'optional' || isRequired(each, { values, seller })),
  )
}

/** The screens of optional questions to which rows of this one lead, each with what it could be told. */
export function offeredBy(
  { leadsTo = [] }: AdScreen,
  facts: ScreenFacts,
): readonly { readonly screen: AdScreen; readonly definitions: readonly Definition[] }[] {
  return adScreens
    .filter(({ id }) => leadsTo.includes(id))
    .map((screen) => ({
      screen,
      definitions: [
        ...questionsOf(screen, facts),
        ...foldedGroupsOf(screen, facts).flatMap(({ definitions }) => definitions),
      ],
    }))
}

/** What an ad needs besides the answers of the catalogue, by the names of `progress.ts`. */
const screensOfOthers: Readonly<Partial<Record<string, AdScreenId>>> = {
  gallery: 'pictures',
  official_document: 'submit',
  damage: 'damages',
}

/**
 * The screen on which something is given: an attribute's code, or a name that progress counts as
 * missing (`damage.0.area`, `gallery`). What the catalogue does not know belongs to the contact.
 */
export function screenOfQuestion(name: string): AdScreenId {
  const [first = ''] = name.split('.')
  const other = screensOfOthers[first]
  if (other) return other
  const named = adScreens.find(({ asks = [] }) => asks.some((code) => code === first))
  if (named) return named.id
  const group = findAttribute(first)?.attributeGroupName
  const folded = adScreens.find(({ folds = [] }) => folds.some((each) => each === group))
  return folded?.id ?? 'contact'
}

/** Whose seller turns out to be a company on the screen of the contact is asked there what only companies are asked. */
const askedOfCompanies: readonly ListingAttributeCode[] = ['vat_reportable']

/** Of these names what a screen asks for: its own, and below the contact what companies are asked. */
export function askedOn({ id, content }: AdScreen, names: readonly string[]): readonly string[] {
  const ofCompanies = names.filter((name) => askedOfCompanies.some((code) => code === name))
  return [
    ...names.filter((name) => screenOfQuestion(name) === id),
    ...(content === 'contact' ? ofCompanies : []),
  ]
}

/**
 * Where a step begins for whoever comes back: at what is open, else at its first screen. A step in
 * which nothing is answered begins at its beginning.
 */
export function screenToGoOn(
  step: AdStep,
  { kind, open }: { readonly kind: VehicleKind; readonly open: readonly string[] },
): AdScreenId {
  const screens = screensOfStep(step, kind)
  const unanswered = new Set(open.map(screenOfQuestion))
  const withQuestions = screens.filter(({ asks = [] }) => asks.length > 0)
  const isBegun = withQuestions.some(({ id }) => !unanswered.has(id))
  const isOpen = screens.some(({ id }) => unanswered.has(id))
  const found = isOpen
    ? isBegun && screens.find(({ id }) => unanswered.has(id))
    : screens.find(({ content }) => content === 'submit')
  return (found || screens[0])?.id ?? 'certificate'
}

/** A link to a part leads to what is open in it, else to its beginning. */
export function firstScreenOfPart(
  part: AdPart,
  { kind, open }: { readonly kind: VehicleKind; readonly open: readonly string[] },
): AdScreen {
  const unanswered = new Set(open.map(screenOfQuestion))
  const ofPart = screensOf(kind).filter((each) => each.part === part)
  const [first] = ofPart
  if (!first) throw new Error(`The part ${part} has no screen`)
  const isBegun = ofPart.some((each) => each.asks !== undefined && !unanswered.has(each.id))
  return (isBegun ? ofPart.find(({ id }) => unanswered.has(id)) : undefined) ?? first
}

/** Screens to be seen even where nothing is missing on them. */
const alwaysShown: readonly ScreenContent[] = ['damages', 'pictures', 'submit']

/**
 * The next screen with something to do: what is answered already, by a photo of the certificate for
 * example, is not asked again. The screen that offers optional questions is shown; from those beside the way
 * one comes back to it.
 */
export function nextScreen(
  from: AdScreen,
  { kind, open }: { readonly kind: VehicleKind; readonly open: readonly string[] },
): AdScreen | undefined {
  const offering = offeringScreen(from)
  if (offering) return offering
  const unanswered = new Set(open.map(screenOfQuestion))
  return following(from, kind).find(
    (each) =>
      unanswered.has(each.id) ||
      (each.content !== undefined && alwaysShown.includes(each.content)) ||
      each.isOffer === true,
  )
}

function following(from: AdScreen, kind: VehicleKind): readonly AdScreen[] {
  const screens = screensOf(kind)
  return screens.slice(screens.findIndex(({ id }) => id === from.id) + 1)
}

/** One screen back on the way; none before the first. From beside the way back to where it was left. */
export function previousScreen(from: AdScreen, kind: VehicleKind): AdScreen | undefined {
  const offering = offeringScreen(from)
  if (offering) return offering
  const onTheWay = screensOf(kind).filter((each) => !offeringScreen(each))
  return onTheWay[onTheWay.findIndex(({ id }) => id === from.id) - 1]
}

/** The screen whose rows lead to this one, if it stands beside the way. */
function offeringScreen({ id }: AdScreen): AdScreen | undefined {
  return adScreens.find(({ leadsTo = [] }) => leadsTo.includes(id))
}
