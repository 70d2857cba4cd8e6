import { formatNumberText } from './number-text.ts'

/** One key pressed in the field: the text before and after it, and where the caret stands now. */
export type TypedEdit = {
  readonly before: string
  readonly after: string
  readonly caret: number
  /** What the browser calls it: `insertText`, `deleteContentBackward` and others. */
  readonly inputType: string
  /** What was put in; null where something was taken away. */
  readonly data: string | null
}

export type GroupedText = { readonly text: string; readonly caret: number }

const longestSafeNumber = 15

/**
 * Groups a whole number while it is typed: 1234567 becomes 1.234.567 with the caret behind the digit it
 * stood behind. Null where the text is left as it is: somebody who types a mark may be
 * about to type cents, and what is pasted, dictated, filled in or undone is read as a whole. A zero in front is left as
 * well, because another digit may be about to come before it.
 */
export function groupTyped(edit: TypedEdit, locale: string): GroupedText | null {
  const { before, after, inputType } = edit
  if (!isPlain(before, locale)) return null
  const rest = digitsOf(after)
  const behind = digitsOf(after.slice(0, edit.caret)).length
  switch (inputType) {
    case 'insertText':
      if (!/^\d$/.test(edit.data ?? '')) return null
      return grouped(rest, behind, locale)
    case 'deleteContentBackward':
    case 'deleteContentForward': {
      if (rest !== digitsOf(before)) return grouped(rest, behind, locale)
      // Nothing but a mark of ours went: the digit on its other side was meant.
      const gone = inputType === 'deleteContentBackward' ? behind - 1 : behind
      if (gone < 0 || gone >= rest.length) return null
      return grouped(rest.slice(0, gone) + rest.slice(gone + 1), Math.min(gone, behind), locale)
    }
    default:
      return null
  }
}

/** Holds no mark but those that grouping has set. */
function isPlain(text: string, locale: string): boolean {
  const digits = digitsOf(text)
  return text === digits || text === write(digits, locale)
}

function grouped(digits: string, behind: number, locale: string): GroupedText | null {
  if (digits === '') return { text: '', caret: 0 }
  if (digits.length > longestSafeNumber) return null
  if (digits.startsWith('0')) return { text: digits, caret: behind }
  const text = write(digits, locale)
  return { text, caret: positionBehind(text, behind) }
}

function positionBehind(text: string, digits: number): number {
  let left = digits
  let position = 0
  while (left > 0) {
    if (/\d/.test(text.charAt(position))) left -= 1
    position += 1
  }
  return position
}

function write(digits: string, locale: string): string {
  return formatNumberText(Number(digits), { locale, decimals: 0 })
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
