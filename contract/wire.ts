import { z } from 'zod'

/** An instant on the wire: ISO 8601 in UTC, for example `2026-11-23T13:00:00.000Z`. */
export const wireInstant = z.iso.datetime()

export const entityId = z.coerce.number().int().positive()

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

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert)
  if (typeof value !== 'object' || value === null) return value
  const converted: Record<string, unknown> = {}
  // A bid is answered with some hundred parts, most of them plain; pairs would cost an array each.
  for (const name in value) {
    const part: unknown = value[name as keyof typeof value] // Plain data: its own names only.
    const isPlain = part === null || (typeof part !== 'object' && typeof part !== 'number')
    converted[name] = isPlain ? part : isInstantName(name) ? instants(part) : convert(part)
  }
  return converted
}

function instants(value: unknown): unknown {
  if (typeof value === 'number') return new Date(value).toISOString()
  if (Array.isArray(value)) return value.map(instants)
  return convert(value)
}
