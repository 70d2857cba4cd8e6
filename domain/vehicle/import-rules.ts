import { plateKey } from './plate.ts'

/** What may be typed to import a vehicle: a plate of the Dutch registry, a link or number of an ad. */

/** Only capital letters, hyphens and digits (spec 5.2, dutchLicensePlate). */
export function isDutchLicensePlate(value: string): boolean {
  return /^[A-Z0-9-]+$/.test(value)
}

/** A plate as the Dutch registry keeps it: six letters and digits. Undefined for what can be none. */
export function dutchPlateOf(text: string): string | undefined {
  const key = plateKey(text)
  return key !== null && /^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{6}$/.test(key) ? key : undefined
}

const portalHosts = ['mobile.de', 'caraworld.de', 'caraworld.com']

/** A link of a known portal, or any text with digits in it: an ad's number (spec 5.2, importer_link). */
export function isImporterLink(value: string): boolean {
  const text = value.trim()
  const host = hostOf(text)
  if (host === undefined) return /\d/.test(text)
  return portalHosts.some((portal) => host === portal || host.endsWith(`.${portal}`))
}

function hostOf(text: string): string | undefined {
  return /^(?:https?:\/\/)([^/?#:@]+)/i.exec(text)?.[1]?.toLowerCase()
}
