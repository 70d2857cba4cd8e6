/** Letters that no accent can be taken off. */
const spellings: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  ł: 'l',
  đ: 'd',
}

const maxCharacters = 60

/**
 * The vehicle's name as its address has it: "Bürstner Lyseo TD 728" gives `buerstner-lyseo-td-728`. The same in
 * every language, cut between words; empty where nothing can be written so.
 */
export function addressName(title: string): string {
  const words = title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüßæøåłđ]/g, (character) => spellings[character] ?? character)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  let name = ''
  for (const word of words) {
    const longer = name === '' ? word.slice(0, maxCharacters) : `${name}-${word}`
    if (longer.length > maxCharacters) break
    name = longer
  }
  return name
}
