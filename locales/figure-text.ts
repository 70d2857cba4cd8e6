import type { AttributeDefinition, Unit } from '#domain/vehicle/attribute.ts'
import type { Format } from './format.ts'

/** A vehicle's figure or date as its reader expects it, with its unit; on pages and documents alike. */
export function figureText(
  definition: AttributeDefinition,
  figure: number,
  format: Format,
): string {
  const { backendType, isMonth, unit } = definition
  if (backendType === 'decimal') return `${format.number(figure, 1)}\u00a0${unit ?? ''}`.trim()
  if (backendType === 'datetime') {
    const day = new Date(figure)
    return isMonth ? format.month(day.getUTCFullYear(), day.getUTCMonth() + 1) : format.date(figure)
  }
  switch (unit) {
    case 'km':
      return format.kilometres(figure)
    case 'kW':
      return format.power(figure)
    case 'kg':
      return format.kilograms(figure)
    // As in its papers, and as people speak of it: 6.990 mm (6,99 m).
    case 'mm':
      return `${figureAsEntered(definition, figure, format)} (${format.metres(figure)})`
    case 'cm³':
      return format.cubicCentimetres(figure)
    case 'EUR':
    case 'cm':
    case 'l':
    case 'W':
    case 'Ah':
    case 'g/km':
    case undefined:
      break
  }
  return figureAsEntered(definition, figure, format)
}

/** In the unit that the form asks for, so that it can be held against what was typed: 6.990 mm. */
export function figureAsEntered(
  { unit }: Pick<AttributeDefinition, 'unit'>,
  figure: number,
  format: Format,
): string {
  // Years are no quantities: they are written without separators.
  if (unit === undefined) return String(figure)
  return unit === 'EUR' ? format.money(figure) : `${format.number(figure)}\u00a0${unit}`
}

/** What stands beside an input; the same in every language, horsepower aside. */
export function unitSign(unit: Unit): string {
  return unit === 'EUR' ? '€' : unit
}
