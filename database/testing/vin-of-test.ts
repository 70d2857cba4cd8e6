let count = 0

/** A vehicle of its own for each ad of a test: one vehicle is on offer once (rules 2). */
export function vinOfTest(): string {
  count += 1
  return `WF0XXXTTGXKY${String(count).padStart(5, '0')}`
}
