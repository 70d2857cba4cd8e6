/** What an owner asks is sealed wherever an ad is kept, as it is in the auction (rules 1 and 4). */
const secretCodes: ReadonlySet<string> = new Set(['target_price'])

export function isSecretValue(attributeCode: string): boolean {
  return secretCodes.has(attributeCode)
}

export function partSecretValues<Value>(values: Readonly<Record<string, Value>>): {
  readonly open: Readonly<Record<string, Value>>
  readonly secret: Readonly<Record<string, Value>>
} {
  const entries = Object.entries(values)
  return {
    open: Object.fromEntries(entries.filter(([code]) => !isSecretValue(code))),
    secret: Object.fromEntries(entries.filter(([code]) => isSecretValue(code))),
  }
}
