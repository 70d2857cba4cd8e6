import type { PlainText } from './plain-text.ts'

/**
 * Mail addresses and links, also spelled out ("name at web dot de"). Only endings that dealers and
 * sellers of our markets use count as the end of a name: "vorhanden.es" is a forgotten blank more
 * often than a page.
 */
export type Found = { readonly start: number; readonly length: number }

const endings =
  'de|at|ch|li|eu|com|net|org|info|biz|shop|store|online|site|camp|autos|app|io|nl|be|lu|se|nu|dk|fi|pl|es|cat|cz|sk|fr|uk|example'
const dotWord = 'dot|punkt|punt|prick|prik|punktum|kropka|punto|tecka'
const dot = `(?:\\s*\\.\\s*|\\s*[([{<]\\s*(?:${dotWord}|\\.)\\s*[)\\]}>]\\s*|\\s+(?:${dotWord})\\s+)`
const slashWord =
  'slash|schragstrich|schraegstrich|snedstreck|skrastreg|skraastreg|ukosnik|barra|lomitko'
const atWord =
  'at|klammeraffe|affenschwanz|arroba|snabel-?\\s?a|apenstaartje|aapje|malpa|malpka|zavinac'
const at = `(?:\\s*@\\s*|\\s*[([{<]\\s*(?:${atWord}|a)\\s*[)\\]}>]\\s*|\\s+(?:${atWord})\\s+|[_-]at[_-])`

/** English words before "at" that no mailbox is called: "our papers are at northcampers.co.uk". */
const beforePlace =
  'look|looking|looked|see|seen|us|me|them|it|is|are|was|were|be|been|found|find|listed|shown|posted|available|sold|bought|buy|here|there|more'

const emails: readonly RegExp[] = [
  /[\w.+-]+\s?@\s?[\w-]+(?:\s?\.\s?[\w-]+)*\s?\.\s?[a-z]{2,}/,
  new RegExp(
    `(?<![\\w.+-])(?!(?:${beforePlace})\\s)[\\w.+-]+?${at}[\\w-]+(?:${dot}[\\w-]+)*?${dot}(?:${endings})(?![\\w-])`,
  ),
  /(?<![\w@])@[a-z][\w.]{3,}/,
  /(?<!\w)(?:gmail|googlemail|hotmail|gmx|protonmail|icloud|t-online|yahoo)(?!\w)/,
]

const links: readonly RegExp[] = [
  /(?:https?\s?:\s?\/\/|(?<!\w)www\s?\.)\s?[^\s,;]+/,
  /(?<!\w)(?:t|wa|m)\.me\/\S+/,
  new RegExp(`(?<!\\w)[\\w-]{3,}\\s*[([{<]\\s*(?:${dotWord})\\s*[)\\]}>]\\s*(?:${endings})(?!\\w)`),
  new RegExp(
    `(?<!\\w)[\\w-]{3,}\\s(?:dot|punkt|kropka|tecka|prick)\\s(?!es\\b)(?:${endings})(?!\\w)`,
  ),
  /(?<!\w)[\w-]{3,}\sdot\s(?:co|org|com)\sdot\s[a-z]{2}(?!\w)/,
  // "campers punto com barra hymer": nothing but an address has its slash said.
  new RegExp(
    `(?<!\\w)[\\w-]{3,}\\s(?:${dotWord})\\s(?:${endings})\\s(?:forward\\s)?(?:${slashWord})(?!\\w)`,
  ),
  // "en este punto de anclaje", "op dit punt de band": a name ends the sentence.
  new RegExp(
    `(?<!\\w)[\\w-]{3,}\\s(?:${dotWord})\\s(?:${endings})(?=\\s*(?:$|[,;:!?)]|\\.(?:\\s|$)))`,
  ),
]

const domainName = new RegExp(
  `(?<![\\w@.-])(?:[a-z0-9-]+\\.)*[a-z0-9-]*[a-z][a-z0-9-]*\\.(?:${endings})(?![\\w-])(?:/\\S*)?`,
  'g',
)

export function findEmail({ text }: PlainText): Found | undefined {
  return firstOf(emails, text)
}

export function findLink(plain: PlainText): Found | undefined {
  return firstOf(links, plain.text) ?? findDomainName(plain)
}

function findDomainName({ text, original, origins }: PlainText): Found | undefined {
  for (const { 0: name, index } of text.matchAll(domainName)) {
    const ending = original.slice((origins[index + name.lastIndexOf('.')] ?? 0) + 1)
    // "gut.Es läuft": a new sentence without its blank.
    if (/^\p{Lu}\p{Ll}/u.test(ending)) continue
    // "z.B.es" is no name, "x.co.uk" is one.
    if (name.indexOf('.') < 2 && !/\.(?:co|org|com)\.[a-z]{2}$/.test(name)) continue
    return { start: index, length: name.length }
  }
  return undefined
}

export function firstOf(patterns: readonly RegExp[], text: string): Found | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text)
    if (match) return { start: match.index, length: match[0].length }
  }
  return undefined
}
