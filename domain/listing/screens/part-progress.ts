import { findAttribute } from '../../vehicle/catalogue/attributes.ts'
import { requiredAttributes } from '../../vehicle/required.ts'
import {
  combinedProgress,
  type Progress,
  type ProgressFacts,
  percentOf,
  requiredProgress,
} from '../progress.ts'
import { type AdPart, adParts, adScreens } from './screen-table.ts'
import { screenOfQuestion } from './screens-of.ts'

/**
 * How far each of the eight parts of an ad has come, and how long the rest takes. What is shown never
 * falls: a question that follows from an answer makes the way no longer than it looked.
 */

/** Whole percents by part, rounded down. */
export type PartPercents = Readonly<Record<AdPart, number>>

export function partPercents(facts: ProgressFacts): PartPercents {
  const { sets, documents, personalData } = requiredProgress(facts)
  const fields = fieldProgress(facts)
  const others: Readonly<Partial<Record<AdPart, Progress>>> = {
    damages: sets.damage,
    pictures: sets.product_images,
    contact: personalData,
    submit: documents,
  }
  return byPart((part) => {
    const other = others[part]
    const { required, requiredDone } = combinedProgress([fields[part], ...(other ? [other] : [])])
    return percentOf(requiredDone, required)
  })
}

/** The required answers of the catalogue, each counted in the part of its screen. */
function fieldProgress(facts: ProgressFacts): Readonly<Record<AdPart, Progress>> {
  const { sets } = requiredProgress(facts)
  const missing = new Set(Object.values(sets).flatMap((set) => set.missing))
  const asked = requiredAttributes(facts.values, facts)
    .map(({ attributeCode }) => attributeCode)
    // Chosen before the ad is made.
    .filter((code) => code !== 'product_type')
  return byPart((part) => {
    const names = asked.filter((code) => partOf(code) === part)
    const open = names.filter((code) => missing.has(code))
    const required = names.length
    const requiredDone = required - open.length
    return {
      required,
      requiredDone,
      requiredPercent: percentOf(requiredDone, required),
      missing: open,
    }
  })
}

export function partOf(name: string): AdPart {
  const id = screenOfQuestion(name)
  return adScreens.find((each) => each.id === id)?.part ?? 'contact'
}

function byPart<Value>(valueOfPart: (part: AdPart) => Value): Readonly<Record<AdPart, Value>> {
  const entries = adParts.map((part) => [part, valueOfPart(part)] as const)
  return Object.fromEntries(entries) as Record<AdPart, Value> // One entry for each part.
}

/** The higher of what was shown and what is reached. */
export function highestPercents(shown: PartPercents, reached: PartPercents): PartPercents {
  return byPart((part) => Math.max(shown[part], reached[part]))
}

/** Seconds that an answer takes, for what is named in `Progress.missing`. */
const secondsOfName: Readonly<Partial<Record<string, number>>> = {
  gallery: 150,
  official_document: 45,
  account: 90,
  damage: 12,
}
const secondsOfChoice = 6
const secondsOfTyping = 12

/** Whole minutes for what is open, at least one while anything is. */
export function minutesLeft(open: readonly string[]): number {
  const seconds = open.reduce((sum, name) => sum + secondsOf(name), 0)
  return Math.ceil(seconds / 60)
}

function secondsOf(name: string): number {
  const [first = ''] = name.split('.')
  const options = findAttribute(first)?.options
  return secondsOfName[first] ?? (options ? secondsOfChoice : secondsOfTyping)
}

/** A way that turns out longer is told minute by minute. */
export function minutesShown(before: number | undefined, now: number): number {
  return before === undefined ? now : Math.min(now, before + 1)
}

/** The part at which somebody stands, from 1, for "step 3 of 8". */
export function numberOfPart(part: AdPart): number {
  return adParts.indexOf(part) + 1
}
