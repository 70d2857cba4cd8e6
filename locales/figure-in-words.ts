import type { AttributeDefinition } from '#domain/vehicle/attribute.ts'
import type { Format } from './format.ts'

/** A vehicle's figure or date as its reader expects it, with its unit; on pages and papers alike. */
export function figureInWords(
  { backendType, isMonth, unit }: AttributeDefinition,
  figure: number,
  format: Format,
): string {
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
    case 'mm':
      return format.metres(figure)
    case 'cm³':
      return format.cubicCentimetres(figure)
    case 'EUR':
      return format.money(figure)
    case 'cm':
    case 'l':
    case 'W':
    case 'Ah':
      return `${format.number(figure)}\u00a0${unit}`
    case undefined:
      break
  }
  // Years are no quantities: they are written without separators.
  return String(figure)
}
