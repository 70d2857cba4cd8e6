/**
 * A number plate as it is compared and searched: people write "KI-CM 240", "KI CM 240" and "ki cm240",
 * and mean one vehicle (rules 2).
 */
export function plateKey(plate: string): string {
  return plate.toUpperCase().replaceAll(/[ .-]/g, '')
}
