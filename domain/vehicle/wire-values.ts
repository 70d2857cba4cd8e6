import type { FieldFault, PlainRule } from '../refusal/field-fault.ts'
import type { AttributeDefinition } from './attribute.ts'
import { optionById, optionOf } from './attribute.ts'
import type { AttributeValue, VehicleValues } from './values.ts'

/**
 * The typed lists of the specification (spec 3: "values are held per type lists") and the mapping to
 * and from the plain shape. On the wire choices are option ids and dates ISO strings.
 */

export type WireEntry<Value> = {
  readonly attributeCode: string
  readonly attributeId: number
  /** Empty templates carry every key with nothing in it. */
  readonly value: Value | null
}

/** Made anew for each answer, so that the lists are the caller's own. */
export type WireValues = {
  readonly selects: WireEntry<number>[]
  readonly multipleselects: WireEntry<number[]>[]
  readonly ints: WireEntry<number>[]
  readonly decimals: WireEntry<number>[]
  readonly datetimes: WireEntry<string>[]
  readonly booleans: WireEntry<boolean>[]
  readonly others: WireEntry<string>[]
}

const wireListNames = [
  'selects',
  'multipleselects',
  'ints',
  'decimals',
  'datetimes',
  'booleans',
  'others',
] as const
export type WireListName = (typeof wireListNames)[number]

/** What the lists need to know of an attribute, of a vehicle or of an account. */
export type WireDefinition = Pick<
  AttributeDefinition,
  'attributeId' | 'attributeCode' | 'backendType' | 'frontendInput' | 'options' | 'fixedValue'
>

export function wireListOf(
  definition: Pick<WireDefinition, 'backendType' | 'frontendInput'>,
): WireListName {
  if (definition.frontendInput === 'select') return 'selects'
  if (definition.frontendInput === 'multipleselect') return 'multipleselects'
  switch (definition.backendType) {
    case 'int':
      return 'ints'
    case 'decimal':
      return 'decimals'
    case 'datetime':
      return 'datetimes'
    case 'boolean':
      return 'booleans'
    case 'varchar':
    case 'text':
      return 'others'
  }
}

export function toWireValues(
  definitions: readonly WireDefinition[],
  values: VehicleValues,
): WireValues {
  return wireValuesOf(definitions, (definition) => {
    const value = definition.fixedValue ?? values[definition.attributeCode]
    return value === undefined ? undefined : toWire(definition, value)
  })
}

/** Every key with nothing in it (spec 7.4, the empty templates). */
export function emptyWireValues(definitions: readonly WireDefinition[]): WireValues {
  return wireValuesOf(definitions, () => null)
}

/**
 * Accepts parts of the lists; what cannot be read is named, and the rest is still read. With a reader
 * (`entry/read-text.ts`) figures and dates may come as people type them.
 */
export function fromWireValues(
  definitions: readonly AttributeDefinition[],
  wire: WireInput,
  readText?: TextReader,
): ReadValues {
  const known = new Map(definitions.map((each) => [each.attributeCode, each]))
  const values: Record<string, AttributeValue> = {}
  const cleared: string[] = []
  const faults: FieldFault[] = []
  for (const name of wireListNames) {
    for (const entry of wire[name] ?? []) {
      const definition = known.get(entry.attributeCode)
      if (!definition) {
        faults.push({ field: entry.attributeCode, rule: 'option' })
        continue
      }
      if (definition.fixedValue !== undefined) {
        const isSame = [null, undefined, definition.fixedValue].includes(entry.value as true)
        if (!isSame) faults.push({ field: definition.attributeCode, rule: 'option' })
        continue
      }
      const read = fromWire(definition, entry.value, readText)
      if (read.fault) faults.push({ field: definition.attributeCode, rule: read.fault })
      else if (read.value === undefined) cleared.push(definition.attributeCode)
      else values[definition.attributeCode] = read.value
    }
  }
  return { values, cleared, faults }
}

/** The figure a text means, a date as its instant; null where it means none. */
export type TextReader = (definition: AttributeDefinition, text: string) => number | null

/** What a caller hands in: some of the lists, ids optional, values yet to be read. */
export type WireInput = {
  readonly [Name in WireListName]?:
    | readonly { readonly attributeCode: string; readonly value?: unknown }[]
    | undefined
}

export type ReadValues = {
  readonly values: VehicleValues
  /** Sent with nothing in it: an answer taken back. */
  readonly cleared: readonly string[]
  readonly faults: readonly FieldFault[]
}

/** A save holds what changed; what it does not name stays as it was. */
export function withChanges(
  values: VehicleValues,
  { values: changed, cleared }: Pick<ReadValues, 'values' | 'cleared'>,
): VehicleValues {
  const merged = Object.entries({ ...values, ...changed })
  return Object.fromEntries(merged.filter(([code]) => !cleared.includes(code)))
}

type WireValue = AttributeValue | number[]

/** One entry per definition, null for an empty one; those without a value are left out. */
function wireValuesOf(
  definitions: readonly WireDefinition[],
  answer: (definition: WireDefinition) => WireValue | null | undefined,
): WireValues {
  const lists: Record<WireListName, WireEntry<WireValue>[]> = {
    selects: [],
    multipleselects: [],
    ints: [],
    decimals: [],
    datetimes: [],
    booleans: [],
    others: [],
  }
  for (const definition of definitions) {
    const { attributeCode, attributeId } = definition
    const value = answer(definition)
    if (value !== undefined)
      lists[wireListOf(definition)].push({ attributeCode, attributeId, value })
  }
  return lists as WireValues // List and value follow from the same definition.
}

function toWire(definition: WireDefinition, value: AttributeValue) {
  if (definition.frontendInput === 'multipleselect') {
    const codes = Array.isArray(value) ? value : []
    return codes.flatMap((code) => optionOf(definition, code)?.optionId ?? [])
  }
  if (definition.frontendInput === 'select') {
    return optionOf(definition, String(value))?.optionId ?? null
  }
  if (definition.backendType === 'datetime') return new Date(Number(value)).toISOString()
  return value
}

type Read = { readonly value?: AttributeValue; readonly fault?: PlainRule }

function fromWire(
  definition: AttributeDefinition,
  value: unknown,
  readText: TextReader | undefined,
): Read {
  if (value === null || value === undefined || value === '') return {}
  if (definition.frontendInput === 'select') return readOption(definition, value)
  if (definition.frontendInput === 'multipleselect') return readOptions(definition, value)
  switch (definition.backendType) {
    case 'int':
    case 'decimal':
      return readNumber(definition, value, readText)
    case 'datetime':
      return readInstant(definition, value, readText)
    case 'boolean':
      return readFlag(value)
    case 'varchar':
    case 'text':
      return typeof value === 'string' ? { value: value.trim() } : { fault: 'regex' }
  }
}

function readOption(definition: AttributeDefinition, value: unknown): Read {
  const option = optionById(definition, Number(value))
  return option ? { value: option.code } : { fault: 'option' }
}

function readOptions(definition: AttributeDefinition, value: unknown): Read {
  if (!Array.isArray(value)) return { fault: 'option' }
  const options = value.map((optionId) => optionById(definition, Number(optionId)))
  const codes = options.flatMap((option) => option?.code ?? [])
  return codes.length === value.length ? { value: [...new Set(codes)] } : { fault: 'option' }
}

/** A number is taken as it is; a text is read as it would be at the field. */
function readNumber(
  definition: AttributeDefinition,
  value: unknown,
  readText: TextReader | undefined,
): Read {
  if (typeof value === 'number' && Number.isFinite(value)) return { value }
  if (typeof value !== 'string') return { fault: 'numeric' }
  const number = readText ? readText(definition, value) : Number(value)
  return number !== null && Number.isFinite(number) ? { value: number } : { fault: 'numeric' }
}

const isoInstant = /^\d{4}-\d{2}-\d{2}T/

function readInstant(
  definition: AttributeDefinition,
  value: unknown,
  readText: TextReader | undefined,
): Read {
  if (typeof value !== 'string') return { fault: 'date' }
  const read = isoInstant.test(value) ? null : readText?.(definition, value)
  const instant = read ?? Date.parse(isoInstant.test(value) ? value : `${value}T12:00:00.000Z`)
  return Number.isNaN(instant) ? { fault: 'date' } : { value: instant }
}

/** Booleans set from text become true for yes or ja (spec 5.4). */
function readFlag(value: unknown): Read {
  if (typeof value === 'boolean') return { value }
  if (typeof value !== 'string') return { fault: 'required_boolean' }
  return { value: ['yes', 'ja', 'true'].includes(value.trim().toLowerCase()) }
}
