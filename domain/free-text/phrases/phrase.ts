/**
 * The notation phrases are written in, so that they stay readable and their work bounded: nothing in
 * a pattern repeats without a limit but the characters of a word.
 *
 * - `kann|darf` one of these words, `komm*` one that begins so, `bei_ihnen` words that stay together
 * - `(mal)` a word that may be missing
 * - `..` up to 30 characters of the same sentence
 * - `#` an amount a vehicle could cost: 28.500, 30k, 250 000 kr; no year, nothing with a unit behind
 * - `!foto*` none of these in the next 40 characters of the sentence
 * - `^` and `$` begin and end of a sentence; `now|$` that word or the end
 */
export function phrase(notation: string): RegExp {
  let source = ''
  let joint = ''
  if (/ \(\S*\)( !\S+)*$/.test(notation))
    throw new Error(`nothing follows what may be missing: ${notation}`)
  for (const token of notation.split(/\s+/)) {
    if (token === '..') joint = gap
    else if (token === '^') source += '(?:^|[.?!,;:] ?)\\W{0,3}'
    else if (token === '$') source += sentenceEnd
    else if (token.startsWith('!'))
      source += `(?!${inSentence}{0,40}\\b${alternation(token.slice(1))})`
    else if (token.startsWith('(')) source += `(?:${nextWord}${alternation(token.slice(1, -1))})?`
    else {
      const part = joint + (token === '#' ? amount : alternation(token.replace(/\|\$$/, '')))
      source += token.endsWith('|$') ? `(?:${part}|${sentenceEnd})` : part
      joint = nextWord
    }
  }
  return new RegExp(source)
}

export function phrases(notations: readonly string[]): RegExp[] {
  return notations.map(phrase)
}

const nextWord = '\\W{1,3}'
const sentenceEnd = '(?=\\W{0,3}(?:$|[.?!,;]))'
/** The dot of "30.000" ends no sentence. */
const inSentence = '(?:[^.?!]|\\.(?=\\d))'
const gap = `${inSentence}{1,30}`

function alternation(alternatives: string): string {
  const pattern = alternatives.replaceAll('*', '\\w{0,14}').replaceAll('_', ' ')
  return `\\b(?:${pattern})\\b`
}

const currency =
  '(?:€|£|,-|(?:euros?|eur|kr|sek|dkk|kronor|kroner|zl|pln|zlotych|kc|czk|korun|pounds?|quid)\\b)'
const thousand =
  '(?:k|tsd|tausend|mille|mil|duizend|thousand|grand|tys|tysiecy|tis|tisic|tusind|tusen|tkr)\\b'
const unit =
  '(?:%|°|["\'x*/]|-?(?:[kt]?km|mil|miles?|[kcm]?m|mm|kg|t|tonn\\w+|ps|hp|bhp|cv|km|koni|hk|hkr|pk|kw|k?wh?|wp|ah|v|volt|watt|l|ltr|lit\\w+|bar|psi|grad|gr|st|uhr|h|std|stunden|jahre?n?|years?|jaar|ar|anos?|lat|let|roku|monat\\w*|months?|maand\\w*|mesi\\w*|meses|tage?n?|days?|dagen|dage?|dias|dni|mal|times|zoll|inch|amp|proz\\w*|procent\\w*|por|percent)\\b)'
const figures = [
  "\\d{1,3}[.,' ]\\d{3}",
  '(?!(?:19|20)\\d\\d\\b)\\d{4,6}',
  `\\d{1,3}(?:[.,]\\d)? ?(?:${thousand}|${currency})`,
  '\\d{2,3}',
].join('|')
const amount = `(?<![\\d.,/-])(?:[€£] ?)?(?:${figures})(?: ?${currency})?(?![\\d.,/-]\\d|\\d| ?${unit})`
