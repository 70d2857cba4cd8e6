/** A longer question is asked by nobody twice. */
const maxKeyLength = 1000

/**
 * Tells questions that were asked a moment ago, of so many at most: the answer of one that nobody asks again would only be
 * looked through by each collection of garbage.
 */
export function createAskedAgain(maxKeys: number): (key: string) => boolean {
  const asked = new Set<string>()
  return (key) => {
    if (key.length > maxKeyLength) return false
    const isAgain = asked.delete(key)
    asked.add(key)
    const [oldest] = asked.size > maxKeys ? asked : []
    if (oldest !== undefined) asked.delete(oldest)
    return isAgain
  }
}
