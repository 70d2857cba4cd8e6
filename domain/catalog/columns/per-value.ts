/** What each value of a coded column means to a column of the index: found once for each, while a start puts rows in. */
export class PerValue<Meaning> {
  #meanings: Meaning[] = []

  /** By number, of the first so many values. */
  of(count: number, meaningOf: (number: number) => Meaning): readonly Meaning[] {
    for (let number = this.#meanings.length; number < count; number += 1) {
      this.#meanings.push(meaningOf(number))
    }
    return this.#meanings
  }

  /** The next values are another load's. */
  forget(): void {
    this.#meanings = []
  }
}
