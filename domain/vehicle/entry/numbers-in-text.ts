/**
 * The numbers a piece of typing can mean, the likeliest first, in whatever language it was typed:
 * "12.500" is twelve thousand five hundred or twelve and a half, "6,96" can only be six and a bit.
 * Empty where it is no number.
 */
export function numbersMeant(text: string): readonly number[] {
  const digits = text.replace(/[\s\u00a0\u202f'’]/gu, '')
  if (!/^\d[\d.,]*$/u.test(digits) || digits.length > 15) return []
  const bare = digits.replace(/[.,]$/u, '')
  const marks = [...bare].filter((sign) => sign === '.' || sign === ',')
  const last = marks.at(-1)
  if (last === undefined) return [Number(bare)]
  const cut = bare.lastIndexOf(last)
  const [whole, fraction] = [bare.slice(0, cut), bare.slice(cut + 1)]
  const parted = isGrouped(whole) ? [Number(`${ungrouped(whole)}.${fraction}`)] : []
  // The last mark stands before a fraction if another kind of mark groups the thousands.
  if (new Set(marks).size > 1) return whole.includes(last) ? [] : parted
  if (isGrouped(bare) && !bare.startsWith('0')) {
    return marks.length > 1 ? [Number(ungrouped(bare))] : [Number(ungrouped(bare)), ...parted]
  }
  return marks.length > 1 ? [] : parted
}

function isGrouped(text: string): boolean {
  const [first = '', ...rest] = text.split(/[.,]/u)
  if (rest.length === 0) return /^\d+$/u.test(first)
  return /^\d{1,3}$/u.test(first) && rest.every((group) => /^\d{3}$/u.test(group))
}

function ungrouped(text: string): string {
  return text.replace(/[.,]/gu, '')
}
