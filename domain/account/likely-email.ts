import { freeEmailProviders, sanitisedEmail } from './contact-rules.ts'

/** Slips in the name of a provider: "gmial.com", "web.d", "t-onlin.de". */
const longestSlip = 2
const shortDomain = 7

/** The address that was probably meant, where its provider is one slip or two away from a known one. */
export function likelyEmail(value: string): string | undefined {
  const address = sanitisedEmail(value)
  const [name = '', domain = '', ...more] = address.split('@')
  if (name === '' || domain === '' || more.length > 0 || freeEmailProviders.has(domain)) {
    return undefined
  }
  const most = domain.length < shortDomain ? 1 : longestSlip
  const [nearest] = [...freeEmailProviders]
    .map((provider) => ({ provider, slips: slipsBetween(domain, provider) }))
    .filter(({ slips }) => slips <= most)
    .sort((one, other) => one.slips - other.slips)
  return nearest && `${name}@${nearest.provider}`
}

/** Letters left out, added, mistaken, or in the wrong order, each once. */
function slipsBetween(typed: string, meant: string): number {
  let before: number[] = []
  let row = Array.from({ length: meant.length + 1 }, (_, column) => column)
  for (let line = 1; line <= typed.length; line += 1) {
    const above = row
    row = [line]
    for (let column = 1; column <= meant.length; column += 1) {
      const isSame = typed[line - 1] === meant[column - 1]
      const isSwapped =
        typed[line - 1] === meant[column - 2] && typed[line - 2] === meant[column - 1]
      const best = Math.min(
        (above[column] ?? 0) + 1,
        (row[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const swapped = isSwapped ? (before[column - 2] ?? Number.POSITIVE_INFINITY) + 1 : best
      row.push(Math.min(best, swapped))
    }
    before = above
  }
  return row.at(-1) ?? 0
}
