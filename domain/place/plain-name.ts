/**
 * A place's name for comparing, in small type without accents: `Koebenhavn K`, `København K` and `KOBENHAVN-K` are
 * one place.
 */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ßøłđæœ]/g, (sign) => plainSigns[sign] ?? sign)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .join(' ')
}

const plainSigns: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'a', œ: 'o' },
}
