import type { BankFileReader } from './port.ts'
import { readCamt } from './read-camt.ts'
import { readCsv } from './read-csv.ts'

/** Told apart by the first letter: no CSV begins with an angle bracket. */
export const bankFileReader: BankFileReader = {
  read: (text) =>
    text
      .trimStart()
      .replace(/^\ufeff/, '')
      .startsWith('<')
      ? readCamt(text)
      : readCsv(text),
}
