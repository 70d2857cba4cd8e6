import type {
  AttributeDefinition,
  AttributeGroupName,
  AttributeOption,
  AttributeSetName,
  Requirement,
  Unit,
  ValueRange,
  VehicleKind,
  Visibility,
} from './attribute.ts'

/**
 * How the catalogue's rows are written: one call per attribute, id and code first, then what it
 * allows. Everything a reader must decide (requirement, visibility, kinds) has to be said.
 */

export const forMotorhomes = ['motorhome'] as const satisfies readonly VehicleKind[]
export const forTrailers = ['trailer'] as const satisfies readonly VehicleKind[]
export const forBoth = ['motorhome', 'trailer'] as const satisfies readonly VehicleKind[]

type Place = {
  readonly attributeSetName: AttributeSetName
  readonly attributeGroupName: AttributeGroupName
}

type Traits = Place & {
  readonly requirement: Requirement
  readonly appliesTo: readonly VehicleKind[]
  readonly visibility: Visibility
}

type OptionIds<OptionCode extends string> = Readonly<Record<OptionCode, number>>

export function select<const Code extends string, const OptionCode extends string>(
  attributeId: number,
  attributeCode: Code,
  optionIds: OptionIds<OptionCode>,
  traits: Traits & { readonly confirmWhen?: readonly NoInfer<OptionCode>[] },
): AttributeDefinition<Code, OptionCode> {
  const options = optionsOf(optionIds)
  return {
    attributeId,
    attributeCode,
    backendType: 'int',
    frontendInput: 'select',
    options,
    ...traits,
  }
}

export function multipleSelect<const Code extends string, const OptionCode extends string>(
  attributeId: number,
  attributeCode: Code,
  optionIds: OptionIds<OptionCode>,
  traits: Traits,
): AttributeDefinition<Code, OptionCode> {
  const options = optionsOf(optionIds)
  return {
    attributeId,
    attributeCode,
    backendType: 'int',
    frontendInput: 'multipleselect',
    options,
    ...traits,
  }
}

export function integer<const Code extends string>(
  attributeId: number,
  attributeCode: Code,
  traits: Traits & {
    readonly range: ValueRange
    readonly trailerRange?: ValueRange
    readonly unit?: Unit
  },
): AttributeDefinition<Code, never> {
  return { attributeId, attributeCode, backendType: 'int', frontendInput: 'simple', ...traits }
}

/** A figure with parts of its unit, such as millimetres of tread. */
export function decimal<const Code extends string>(
  attributeId: number,
  attributeCode: Code,
  traits: Traits & { readonly range: ValueRange; readonly unit?: Unit },
): AttributeDefinition<Code, never> {
  return { attributeId, attributeCode, backendType: 'decimal', frontendInput: 'simple', ...traits }
}

export function flag<const Code extends string>(
  attributeId: number,
  attributeCode: Code,
  traits: Traits & { readonly confirmWhen?: readonly true[]; readonly fixedValue?: true },
): AttributeDefinition<Code, never> {
  return { attributeId, attributeCode, backendType: 'boolean', frontendInput: 'simple', ...traits }
}

export function date<const Code extends string>(
  attributeId: number,
  attributeCode: Code,
  traits: Traits & { readonly dateIs?: 'past' | 'future'; readonly isMonth?: boolean },
): AttributeDefinition<Code, never> {
  return { attributeId, attributeCode, backendType: 'datetime', frontendInput: 'simple', ...traits }
}

/** One line of text. */
export function line<const Code extends string>(
  attributeId: number,
  attributeCode: Code,
  traits: Traits & { readonly maxLength: number; readonly dealersSeePrefixOnly?: boolean },
): AttributeDefinition<Code, never> {
  return { attributeId, attributeCode, backendType: 'varchar', frontendInput: 'simple', ...traits }
}

/** Prose of the seller; read for contact data before anybody sees it. */
export function longText<const Code extends string>(
  attributeId: number,
  attributeCode: Code,
  traits: Traits & { readonly maxLength: number },
): AttributeDefinition<Code, never> {
  return {
    attributeId,
    attributeCode,
    backendType: 'text',
    frontendInput: 'simple',
    isFreeText: true,
    ...traits,
  }
}

function optionsOf<OptionCode extends string>(
  optionIds: OptionIds<OptionCode>,
): readonly AttributeOption<OptionCode>[] {
  // Object.keys has lost the type of the keys, which are the codes that were given.
  const codes = Object.keys(optionIds) as OptionCode[]
  return codes.map((code) => ({ optionId: optionIds[code], code }))
}
