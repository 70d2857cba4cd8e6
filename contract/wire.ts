import { z } from 'zod'

/** An instant on the wire: ISO 8601 in UTC, for example `2026-11-23T13:00:00.000Z`. */
export const wireInstant = z.iso.datetime()

export const entityId = z.coerce.number().int().positive()

/**
 * What a page drew by chance for an ad that it starts, unguessable: the same start sent again, because its answer was
 * lost, makes no second ad.
 */
export const startKey = z.string().regex(/^[0-9a-f-]{32,36}$/)

/** Whole gross euros; what a person can pay for a vehicle, not what a number can hold. */
export const wholeEuros = z.int().min(1).max(10_000_000)

/**
 * The domain's instants are numbers under `at` or names that end in `At` or `Until`; on the wire they are
 * ISO texts. This is that change of shape, for the compiler.
 */
export type OnTheWire<T> = T extends readonly unknown[]
  ? { -readonly [Index in keyof T]: OnTheWire<T[Index]> }
  : T extends object
    ? {
        [Key in keyof T]: Key extends 'at' | `${string}At` | `${string}Until`
          ? T[Key] extends readonly number[]
            ? string[]
            : Exclude<T[Key], number> | string
          : OnTheWire<T[Key]>
      }
    : T

/** The same change of shape at run time. */
export function onTheWire<T>(value: T): OnTheWire<T> {
  return convert(value) as OnTheWire<T> // Follows the type above name by name.
}

function isInstantName(name: string): boolean {
  return name.endsWith('At') || name.endsWith('Until') || name === 'at'
}

/** Copies only what holds an instant: a bid is answered with some hundred parts, most of them plain. */
function convert(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return convertList(value, convert)
  let converted: Record<string, unknown> | null = null
  for (const name in value) {
    const part: unknown = value[name as keyof typeof value] // Plain data: its own names only.
    if (part === null || (typeof part !== 'object' && typeof part !== 'number')) continue
    const wired = isInstantName(name) ? instants(part) : convert(part)
    if (wired === part) continue
    converted ??= { ...value }
    converted[name] = wired
  }
  return converted ?? value
}

function convertList(list: readonly unknown[], change: (part: unknown) => unknown): unknown {
  const converted = list.map(change)
  return converted.some((part, index) => part !== list[index]) ? converted : list
}

function instants(value: unknown): unknown {
  if (typeof value === 'number') return instantText(value)
  return Array.isArray(value) ? convertList(value, instants) : convert(value)
}

const textsKept = 10_000
const knownTexts = new Map<number, string>()

/** An auction's start and ends are in each answer about it: their texts are made once. */
function instantText(at: number): string {
  const known = knownTexts.get(at)
  if (known !== undefined) return known
  const text = new Date(at).toISOString()
  if (knownTexts.size >= textsKept) knownTexts.clear()
  knownTexts.set(at, text)
  return text
}
