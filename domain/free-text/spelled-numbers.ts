import type { Found } from './find-address.ts'

/** Telephone numbers in words: "null eins sieben …", "oh seven double zero", mixed with figures. */

const spelledDigits: ReadonlySet<string> = new Set(
  [
    'null eins ein zwei zwo drei vier funf fuenf sechs sieben acht neun',
    'zero oh one two three four five six seven eight nine',
    'nul een twee drie vier vijf zes zeven acht negen',
    'noll ett en tva tre fyra fem sex sju atta nio',
    'nul en et to tre fire fem seks syv otte ni',
    'zero jeden dwa trzy cztery piec szesc siedem osiem dziewiec',
    'cero uno dos tres cuatro cinco seis siete ocho nueve',
    'nula jedna dva dve tri ctyri pet sest sedm osm devet',
  ].flatMap((list) => list.split(' ')),
)
const repeats: ReadonlySet<string> = new Set(['double', 'triple', 'doppel', 'dubbel', 'dobbelt'])
/** Ten, twenty-three, dreiundzwanzig, sześćset: two or more figures at once. */
const larger: readonly RegExp[] = [
  /^(?:zehn|elf|zwolf|ten|eleven|twelve|tien|twaalf|tio|elva|tolv|ti|elleve|tyve|tredive|fyrre)$/,
  /^(?:diez|once|doce|trece|catorce|quince|veinte|deset|dvacet|tricet|ctyricet|padesat|sto)$/,
  /(?:zehn|zig|ssig|teen|tien|tig|nascie|dziesci|dziesiat|nact|desat|inta|enta|cientos)$/,
  /^(?:twen|thir|for|fif|six|seven|eigh|nine)ty$|(?:og|und|en)(?:tyve|tredive|fyrre|\w+s)$/,
  /^(?:tjugo|trettio|fyrtio|femtio|sextio|sjuttio|attio|nittio)/,
  /^(?:dwiescie|(?:trzy|cztery)sta|(?:piec|szesc|siedem|osiem|dziewiec)set|st[eao]|set)$/,
]
/** Stand inside a number and are no figure: "treinta y cuatro". */
const joints: ReadonlySet<string> = new Set(['y', 'og', 'und', 'och', 'and', 'a', 'i'])

const leastDigits = 7
const leastSpelled = 3
/** Written in pairs a number needs but one word among them: "tolv 34 56 78". */
const leastDigitsInPairs = 8

export function findSpelledNumber(text: string): Found | undefined {
  let run: Run | undefined
  for (const { 0: token, index } of text.matchAll(/[a-z]+|\d+/g)) {
    const digits = digitsOf(token)
    const isNext = run !== undefined && /^[\s,.;/-]{0,3}$/.test(text.slice(run.readTo, index))
    if (digits === null || !isNext) {
      if (isNumber(run)) break
      run = undefined
    }
    if (digits === null || (digits === 0 && run === undefined)) continue
    run ??= { start: index, end: index, readTo: index, digits: 0, spelled: 0, isInPairs: true }
    const isWord = /[a-z]/.test(token)
    run.digits += digits
    run.spelled += isWord && digits > 0 ? 1 : 0
    run.isInPairs &&= isWord || token.length === 2
    run.readTo = index + token.length
    if (digits > 0) run.end = run.readTo
  }
  return run && isNumber(run) ? { start: run.start, length: run.end - run.start } : undefined
}

type Run = {
  readonly start: number
  end: number
  readTo: number
  digits: number
  spelled: number
  isInPairs: boolean
}

function isNumber(run: Run | undefined): boolean {
  if (run === undefined || run.spelled === 0) return false
  if (run.isInPairs && run.digits >= leastDigitsInPairs && run.spelled < run.digits / 2) return true
  return run.digits >= leastDigits && run.spelled >= leastSpelled
}

/** How many figures a word stands for; null when it is none. */
function digitsOf(token: string): number | null {
  if (/^\d+$/.test(token)) return token.length <= 4 ? token.length : null
  if (spelledDigits.has(token) || repeats.has(token)) return 1
  if (joints.has(token)) return 0
  return larger.some((pattern) => pattern.test(token)) ? 2 : null
}
