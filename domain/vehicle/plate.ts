/**
 * A number plate as it is compared and searched: people write "KI-CM 240", "KI CM 240" and "ki cm240",
 * and mean one vehicle (rules 2). Null where neither letter nor figure is left: "-" is no plate.
 */
export function plateKey(plate: string): string | null {
  const key = plate.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return key === '' ? null : key
}
