import { plainWords } from '../plain-words.ts'

/** The plain words of many names, of which most are made of the same few words; no plain word goes over a space. */
export class WordsOfNames {
  readonly #plainOf = new Map<string, readonly string[]>()

  of(name: string): readonly string[] {
    const words: string[] = []
    for (const written of name.split(' ')) {
      let plain = this.#plainOf.get(written)
      if (!plain) {
        plain = plainWords(written)
        this.#plainOf.set(written, plain)
      }
      for (const word of plain) words.push(word)
    }
    return words
  }

  forget(): void {
    this.#plainOf.clear()
  }
}
