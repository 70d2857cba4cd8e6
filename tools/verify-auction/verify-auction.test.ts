import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { JournalEntry } from '#domain/auction/house/journal/journal.ts'
import { journalTools } from '#domain/auction/house/journal/verify/testing/journal-market.ts'
import { faultCodes } from '#domain/auction/house/journal/verify/verdict.ts'
import { berlin, bid, dealer, endsAt, limit } from '#domain/auction/testing/sample-auction.ts'
import { locales } from '#locales/locales.ts'
import { textsByCode } from '#locales/texts.ts'
import { chosenLocale } from './journal-texts.ts'
import { type Answer, verifyText } from './verify-text.ts'

/** The program as a dealer runs it: a file, receipts, a language, words and an exit code. */

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const tools = journalTools(sha256)

const market = tools.open()
const during = berlin('2026-11-18 09:00')
market.send(dealer(1), during, bid(10_000))
market.send(dealer(1), during + 1, limit(12_000))
market.send(dealer(2), during + 2, bid(11_000))
market.until(endsAt)
const { entries } = market
const openings = market.openedTo(1)

type Change = {
  readonly receipts?: readonly string[]
  readonly language?: string
  readonly headHash?: string | undefined
  readonly auctionId?: number
}

function verify(journal: readonly JournalEntry[], change: Change = {}): Answer {
  return verifyFile(JSON.stringify(fileOf(journal, change)), change)
}

function fileOf(journal: readonly JournalEntry[], change: Change) {
  return {
    auctionId: change.auctionId ?? 7,
    headHash: change.headHash ?? journal.at(-1)?.hash,
    entries: journal.map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() })),
    openings,
  }
}

function verifyFile(content: string, { receipts = [], language = 'en' }: Change = {}): Answer {
  const call = { file: 'journal.json', isHelp: false, terminal: undefined, sha256 }
  return verifyText({ ...call, receipts, language, read: () => content })
}

describe('the report on a journal (rules 9)', () => {
  test('says of every entry in words what it is and whether it is proved', () => {
    const { output, exitCode } = verify(entries, { receipts: [`5:${entries[4]?.hash}`] })
    expect(output).toMatch(/3 .* Bidding agent +bidder 1 +proved$/m)
    expect(output).toMatch(
      /5 .* 09:00:00 .* bidder 1, €11,100, Bidding agent, light red +consistent, rests on: the minimum price is secret$/m,
    )
    expect(output).toContain('The chain of 6 entries is intact and complete.')
    expect(output).toContain('The receipt fits')
    expect(exitCode).toBe(0)
  })

  test('names the wrong entry and what the rules give instead, in words', () => {
    const { output, exitCode } = verify(tools.withPayload(entries, 5, { amountEur: 11_500 }))
    expect(output).toContain('WRONG at entry 5: the answer of the bidding agent is not the one')
    expect(output).toContain('By the rules: bidder 1, €11,100, Bidding agent.')
    expect(exitCode).toBe(1)
  })

  test('says that an entry was removed', () => {
    const { output } = verify(entries.filter(({ sequence }) => sequence !== 3))
    expect(output).toContain('WRONG at entry 3: an entry was removed here.')
  })

  test('finds a chain that was rewritten whole by a receipt', () => {
    const receipts = [`4:${entries[3]?.hash}`]
    const { output, exitCode } = verify(tools.withPayload(entries, 4, { amountEur: 11_050 }), {
      receipts,
    })
    expect(exitCode).toBe(1)
    expect(output).toContain('the chain was rewritten here or before')
  })

  test('finds last entries taken away by the checksum that the file names itself', () => {
    const { output, exitCode } = verify(entries.slice(0, 5), { headHash: entries.at(-1)?.hash })
    expect(output).toContain('WRONG after entry 5: the file names another last checksum')
    expect(exitCode).toBe(1)
  })

  test('a journal under the name of another auction is none of its', () => {
    const { output, exitCode } = verify(entries, { auctionId: 8 })
    expect(output).toContain('WRONG: the file says it is of auction 8')
    expect(exitCode).toBe(1)
  })

  test('a receipt younger than the file is no proof of a lie, and the text says so', () => {
    const { output, exitCode } = verify(entries.slice(0, 4), {
      receipts: [`5:${entries[4]?.hash}`],
    })
    expect(output).toContain('WRONG at entry 5: the file ends with entry 4.')
    expect(output).toContain('download the journal again')
    expect(exitCode).toBe(1)
    const receipts = [4, 5].map((number) => `${number}:${entries[number - 1]?.hash}`)
    expect(verify(entries, { receipts }).output).toContain('All 2 receipts fit')
  })

  test('a figure that no market writes is a wrong entry, not a broken program', () => {
    const { output, exitCode } = verify(
      entries.map((one) =>
        one.sequence === 2 ? { ...one, payload: { ...one.payload, amountEur: 10_000.5 } } : one,
      ),
    )
    expect(output).toContain('WRONG at entry 2: this entry was changed afterwards')
    expect(exitCode).toBe(1)
  })

  test('what is no instant or would move the cursor is written as it is', () => {
    const later = { kind: 'end_moved', payload: { endsAt: 9e15 } } as const
    const loud = { kind: '\u001b[2Jproved\n' as JournalEntry['kind'], payload: {} }
    const [first, second, third, ...rest] = entries
    if (first === undefined || second === undefined || third === undefined) throw new Error('few')
    const { output, exitCode } = verify([
      first,
      { ...second, ...later },
      { ...third, ...loud },
      ...rest,
    ])
    expect(output).toContain('9000000000000000')
    expect(output).toContain('?[2Jproved?')
    expect(exitCode).toBe(1)
  })
})

describe('the languages of the report', () => {
  test('the one that is asked for, else the terminal’s, else German', () => {
    expect(chosenLocale('pl', 'sv_SE.UTF-8')).toBe('pl')
    expect(chosenLocale('xx', 'sv_SE.UTF-8')).toBe('sv')
    expect(chosenLocale(undefined, 'C.UTF-8')).toBe('de')
    expect(verify(entries, { language: 'de' }).output).toContain('unversehrt und vollständig')
    expect(verify(entries, { language: 'cs' }).output).toContain('neporušený a úplný')
  })

  test.each(locales)('in %s no entry and no fault is left as a code', (locale) => {
    const { output } = verify(entries, { language: locale })
    expect(output).not.toMatch(/journal\.|history\.|light\.|agent_|undefined/)
    const texts = textsByCode(locale, 'verifier')
    expect(faultCodes.filter((code) => !texts.has(`fault.${code}`))).toEqual([])
  })
})

describe('what is no journal or no receipt', () => {
  test('is refused with what to look at', () => {
    expect(verifyFile('{"offers": []}')).toMatchObject({
      exitCode: 2,
      error: 'journal.json is no bidding journal. Look at: auctionId, headHash, entries, openings',
    })
    expect(verifyFile('[]').error).toBe('journal.json is no bidding journal.')
    expect(verifyFile('not JSON').error).toContain('journal.json cannot be read')
    expect(verify(entries, { receipts: ['nonsense'] }).exitCode).toBe(2)
  })

  test('no receipt is of an entry 0: nothing would stand behind it', () => {
    expect(verify(entries, { receipts: [`0:${entries[0]?.hash}`] }).exitCode).toBe(2)
  })

  test('it writes no verdict of its own', () => {
    const [first] = entries
    const loud = JSON.stringify({ ...first, payload: { '\u001b[2J\nproved': 5 } })
    const text = loud.replace('":5}', '":1e999}').replace(/"at":\d+/, '"at":"2026-11-17T09:00:00Z"')
    const file = JSON.stringify({
      ...{ auctionId: 7, headHash: '', entries: [0] },
      openings: { limits: [], target: null },
    })
    const { error, exitCode } = verifyFile(file.replace('[0]', `[${text}]`))
    expect(error.split('\n').join('|')).toMatch(/Look at: entries\.0\.payload\.\?\[2J/)
    expect(error).not.toContain('\u001b')
    expect(exitCode).toBe(2)
  })
})

describe('npm run verify-auction', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cm24-journal-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('reads a file where its caller stands, with a byte order mark, and ends with its verdict', () => {
    writeFileSync(join(folder, 'journal.json'), `\uFEFF${JSON.stringify(fileOf(entries, {}))}`)
    const program = join(import.meta.dirname, '../verify-auction.ts')
    const options = { env: { ...process.env, INIT_CWD: folder }, encoding: 'utf8' } as const
    const run = (...args: string[]) => spawnSync(process.execPath, [program, ...args], options)
    const { stdout, status } = run('journal.json', '--language', 'nl')
    expect(stdout).toContain('ongeschonden en volledig')
    expect(status).toBe(0)
    expect(run('none.json')).toMatchObject({ status: 2, stdout: '' })
  })
})
