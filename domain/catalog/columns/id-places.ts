const firstRoom = 1024
const none = -1
/** Spreads ids that follow each other over all bits. */
const spread = 0x9e3779b1

/**
 * Where the row of each id is, in two arrays: a map of 100,000 ids is made anew again and again while it grows, which takes
 * a start longer than all else that it does with ids.
 */
export class IdPlaces {
  #ids = new Float64Array(2 * firstRoom)
  #places = new Int32Array(2 * firstRoom).fill(none)
  #size = 0

  get size(): number {
    return this.#size
  }

  /** So many more will come. */
  reserve(ids: number): void {
    let room = this.#ids.length / 2
    while (room < this.#size + ids) room *= 2
    if (room * 2 > this.#ids.length) this.#grow(2 * room)
  }

  get(id: number): number | undefined {
    const place = this.#places[this.#find(id)] ?? none
    return place === none ? undefined : place
  }

  /** In no order. */
  forEachPlace(hear: (place: number) => void): void {
    for (let at = 0; at < this.#places.length; at += 1) {
      const place = this.#places[at] ?? none
      if (place !== none) hear(place)
    }
  }

  set(id: number, place: number): void {
    const at = this.#find(id)
    if (this.#places[at] === none) this.#size += 1
    this.#ids[at] = id
    this.#places[at] = place
    if (this.#size * 2 > this.#ids.length) this.#grow(2 * this.#ids.length)
  }

  delete(id: number): void {
    let gap = this.#find(id)
    if (this.#places[gap] === none) return
    this.#size -= 1
    const mask = this.#ids.length - 1
    // What follows without a gap closes up, where it would not be found behind one.
    for (let at = (gap + 1) & mask; this.#places[at] !== none; at = (at + 1) & mask) {
      const wanted = this.#wanted(this.#ids[at] ?? 0)
      if (((at - wanted) & mask) < ((at - gap) & mask)) continue
      this.#ids[gap] = this.#ids[at] ?? 0
      this.#places[gap] = this.#places[at] ?? none
      gap = at
    }
    this.#places[gap] = none
  }

  /** The id's own entry, or the empty one that it would get. */
  #find(id: number): number {
    const mask = this.#ids.length - 1
    let at = this.#wanted(id)
    while (this.#places[at] !== none && this.#ids[at] !== id) at = (at + 1) & mask
    return at
  }

  #wanted(id: number): number {
    const mixed = Math.imul(id, spread)
    return (mixed ^ (mixed >>> 15)) & (this.#ids.length - 1)
  }

  #grow(entries: number): void {
    const [ids, places] = [this.#ids, this.#places]
    this.#ids = new Float64Array(entries)
    this.#places = new Int32Array(entries).fill(none)
    for (let at = 0; at < ids.length; at += 1) {
      if (places[at] === none) continue
      const entry = this.#find(ids[at] ?? 0)
      this.#ids[entry] = ids[at] ?? 0
      this.#places[entry] = places[at] ?? none
    }
  }
}
