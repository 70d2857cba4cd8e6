/** Which of the shortcuts a key means. */

export type Shortcut = {
  /** A `key` of the keyboard event, for example `j`, `Enter`, `/`; a span of digits, `1-4`; or two in a row, `g a`. */
  readonly keys: string
  readonly label: string
  /** Told the key that was pressed. Absent where the browser does it itself, as with Enter on a link. */
  readonly run?: (key: string) => void
  /** Where it is shown; in the line at the foot and in the table of all keys without. */
  readonly shownIn?: 'line' | 'table'
  /** Also while the key is held down, as for walking through a list. */
  readonly mayRepeat?: boolean
}

export type PressedKey = {
  readonly key: string
  /** It is held down. */
  readonly repeat: boolean
  /** Milliseconds of a steady clock. */
  readonly timeStamp: number
}

/** Between two keys of a pair. */
const pairMs = 1200

/** The second key of a pair, after the one that was pressed before. */
export function pairFor(
  shortcuts: readonly Shortcut[],
  before: PressedKey | undefined,
  pressed: PressedKey,
): Shortcut | undefined {
  if (before === undefined || pressed.repeat) return undefined
  if (pressed.timeStamp - before.timeStamp >= pairMs) return undefined
  const pair = `${before.key} ${pressed.key}`
  return shortcuts.findLast(({ keys, run }) => run && keys === pair)
}

export function shortcutFor(
  shortcuts: readonly Shortcut[],
  { key, repeat }: PressedKey,
): Shortcut | undefined {
  const found = shortcuts.findLast(({ keys, run }) => run && isMeant(keys, key))
  return repeat && !found?.mayRepeat ? undefined : found
}

/** What somebody who dictates to their computer may say by accident: letters, digits and signs. */
export function isOfCharacters({ keys }: Shortcut): boolean {
  return spanOf(keys) !== undefined || keys.split(' ').some((key) => key.length === 1)
}

/** First and last of a span of digits. */
export function spanOf(keys: string): readonly [string, string] | undefined {
  const [, first, last] = /^(\d)-(\d)$/.exec(keys) ?? []
  return first !== undefined && last !== undefined ? [first, last] : undefined
}

function isMeant(keys: string, key: string): boolean {
  const span = spanOf(keys)
  if (span === undefined) return keys === key
  return key.length === 1 && key >= span[0] && key <= span[1]
}
