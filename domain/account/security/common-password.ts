/**
 * Passwords that are tried first: those of a list of common and breached ones, the words of this market, and
 * the account's own address. A digit, a year or a mark at either end, and digits in the place of letters, make
 * none of them better (NIST 800-63B, ASVS 5).
 */

/** Lower case. The list itself is a package's, which the domain does not import. */
export type PasswordList = ReadonlySet<string>

/** Words that everybody here thinks of, in eight languages. */
const wordsOfMarket: PasswordList = new Set([
  ...['cm24', 'caravan', 'caravaning', 'caravans', 'motorhome', 'trailer', 'camper', 'campers'],
  ...['wohnmobil', 'wohnmobile', 'wohnwagen', 'reisemobil', 'auktion', 'passwort', 'kennwort'],
  ...['kampeerauto', 'veiling', 'wachtwoord', 'husbil', 'husvagn', 'losenord', 'lösenord'],
  ...['autocamper', 'campingvogn', 'adgangskode', 'kamper', 'przyczepa', 'haslo', 'hasło'],
  ...['autocaravana', 'caravana', 'subasta', 'contrasena', 'contraseña', 'karavan', 'obytnak'],
  ...['heslo', 'aukce', 'aukcja', 'hymer', 'knaus', 'dethleffs', 'fendt', 'hobby', 'weinsberg'],
])

/** What is left of a password without its ends has to be more than this, or the whole is judged. */
const shortestWord = 4
const longestEnds = 6

export function isEasyToGuess(
  password: string,
  known: { readonly common?: PasswordList | undefined; readonly email?: string | undefined },
): boolean {
  const words = wordsOf(password)
  const own = ownName(known.email)
  return words.some(
    (word) =>
      wordsOfMarket.has(word) ||
      known.common?.has(word) === true ||
      (own !== null && word.includes(own)) ||
      isRow(word),
  )
}

/** The words that a guess would have to hit: the whole, and what stands between digits and marks. */
function wordsOf(password: string): readonly string[] {
  const whole = password.normalize('NFKC').toLowerCase()
  const plain = undisguised(whole)
  const cores = [whole, plain].map(withoutEnds).filter((core) => core.length >= shortestWord)
  const isMostlyWord = (core: string) => whole.length - core.length <= longestEnds
  return [...new Set([whole, plain, ...cores.filter(isMostlyWord)])]
}

function withoutEnds(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}

const signOf: Readonly<Record<string, string>> = {
  ...{
    0: 'o',
    1: 'i',
    3: 'e',
    4: 'a',
    5: 's',
    7: 't',
    8: 'b',
    '@': 'a',
    $: 's',
    '!': 'i',
    '€': 'e',
  },
}

/** `p4ssw0rd1` as `password1`: only digits and marks before a letter stand for one. */
function undisguised(text: string): string {
  return text.replace(/[0134578@$!€](?=.*\p{L})/gu, (sign) => signOf[sign] ?? sign)
}

/** The address without its host, where it is long enough to be found by chance by nobody. */
function ownName(email: string | undefined): string | null {
  const name = email?.trim().toLowerCase().split('@')[0] ?? ''
  return name.length >= shortestWord ? name : null
}

/** `aaaaaaaa`, `abcdefgh`, `87654321`: one step all along. */
function isRow(word: string): boolean {
  const codes = [...word].map((sign) => sign.codePointAt(0) ?? 0)
  const step = (codes[1] ?? 0) - (codes[0] ?? 0)
  return (
    Math.abs(step) <= 1 &&
    codes.slice(1).every((code, index) => code - (codes[index] ?? 0) === step)
  )
}
