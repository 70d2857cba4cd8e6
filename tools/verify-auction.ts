import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { verifyText } from './verify-auction/verify-text.ts'

/**
 * `npm run verify-auction -- <file> [sequence:hash …] [--language en]`: checks a downloaded journal
 * without the market (rules 9). Receipts are what a bid's answer or the mail after the end gave to
 * keep. Ends with 0 when every entry follows from the rules, with 1 when one does not, with 2 when it
 * cannot be read.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string' }, help: { type: 'boolean' } },
})
const { exitCode, output, error } = verifyText({
  ...{ file: positionals[0], receipts: positionals.slice(1), isHelp: values.help ?? false },
  ...{ language: values.language, terminal: process.env.LC_ALL ?? process.env.LANG },
  // npm runs a script in the project; the file lies where its caller stands.
  read: (file) => readFileSync(resolve(process.env.INIT_CWD ?? '', file), 'utf8'),
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
})
if (output !== '') console.log(output)
if (error !== '') console.error(error)
process.exitCode = exitCode
