/**
 * The signs of the model's classes, class 0 the separator; undefined for what no certificate of the market
 * holds, so that no Chinese sign is taken for a smudge. `keys`: the model's list, a sign a line.
 */
export function latinAlphabet(keys: string): (string | undefined)[] {
  const signs = keys.replace(/\r/g, '').replace(/\n$/, '').split('\n')
  return [undefined, ...signs, ' '].map((sign) =>
    sign !== undefined && /^[A-Za-z0-9 .,:;\-/()*+&'"°³²ÄÖÜäöüßéèáóńłŁąęśżźćÓŚ]$/.test(sign)
      ? sign
      : undefined,
  )
}
