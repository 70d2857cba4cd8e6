/** What was typed behind `npm run simulate --`, before anything is started for it. */

export function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new RangeError(`--${name} is a whole number, not "${text}"`)
  return Number(text)
}

/** `7`, or `1-20` with both ends. */
export function seedsOf(name: string, text: string): readonly number[] {
  const [first = '', last = first, ...more] = text.split('-')
  if (more.length > 0) throw new RangeError(`--${name} is a seed or two with a dash, not "${text}"`)
  const from = wholeNumber(name, first)
  const count = wholeNumber(name, last) - from + 1
  if (count < 1) throw new RangeError(`--${name} ${text} holds no seed`)
  return Array.from({ length: count }, (_, index) => from + index)
}

/** At least one of what would otherwise be a run that checks nothing. */
export function positiveNumber(name: string, text: string): number {
  const number = wholeNumber(name, text)
  if (number === 0) throw new RangeError(`--${name} is at least 1`)
  return number
}
