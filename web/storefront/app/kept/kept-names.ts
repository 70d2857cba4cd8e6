/**
 * Short names for long texts and data, so that keys made of them stay short. Two of the same content have the same name while
 * it is known; a name that was forgotten is never given to another content.
 */
export type KeptNames = {
  readonly ofText: (text: string) => string
  /** Of data that never change once they are there, as answers. */
  readonly ofData: (data: object) => string
}

/** A shorter text is its own name. */
const shortText = 200

/** @param maxCharacters Of all texts that are known; those that came first go first. */
export function createKeptNames(maxCharacters: number): KeptNames {
  const names = new Map<string, string>()
  const ofKnownData = new WeakMap<object, string>()
  let given = 0
  let characters = 0

  function ofText(text: string): string {
    if (text.length < shortText) return text
    const known = names.get(text)
    if (known !== undefined) return known
    given += 1
    const name = `#${given}`
    names.set(text, name)
    characters += text.length
    for (const [oldest] of names) {
      if (characters <= maxCharacters) break
      names.delete(oldest)
      characters -= oldest.length
    }
    return name
  }
  return {
    ofText,
    ofData(data) {
      const known = ofKnownData.get(data)
      if (known !== undefined) return known
      const text = JSON.stringify(data)
      const name = ofText(text)
      if (name !== text) ofKnownData.set(data, name)
      return name
    },
  }
}
