import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { JournalEntry } from '#domain/auction/house/journal/journal.ts'
import { journalTools } from '#domain/auction/house/journal/verify/testing/journal-market.ts'
import { berlin, bid, dealer, endsAt, limit } from '#domain/auction/testing/sample-auction.ts'

/** The program as a dealer runs it: a file, receipts, words and an exit code. */

const tools = journalTools((text) => createHash('sha256').update(text).digest('hex'))
const folder = mkdtempSync(join(tmpdir(), 'cm24-journal-'))
afterAll(() => rmSync(folder, { recursive: true }))

const market = tools.open()
const during = berlin('2026-11-18 09:00')
market.send(dealer(1), during, bid(10_000))
market.send(dealer(1), during + 1, limit(12_000))
market.send(dealer(2), during + 2, bid(11_000))
market.until(endsAt)
const { entries } = market
const opened = market.openedTo(1)

function verify(journal: readonly JournalEntry[], ...receipts: string[]) {
  return verifyFile({ journal, headHash: journal.at(-1)?.hash }, ...receipts)
}

function verifyFile(
  told: { journal: readonly JournalEntry[]; headHash: string | undefined; auctionId?: number },
  ...receipts: string[]
) {
  const { journal, headHash, auctionId = 7 } = told
  const path = join(folder, 'journal.json')
  const file = {
    auctionId,
    headHash,
    entries: journal.map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() })),
    openings: opened,
  }
  writeFileSync(path, JSON.stringify(file))
  const program = join(import.meta.dirname, '../verify-auction.ts')
  return spawnSync(process.execPath, [program, path, ...receipts], { encoding: 'utf8' })
}

describe('npm run verify-auction (rules 9)', () => {
  test('says of every entry whether it is proved or consistent', () => {
    const { stdout, status } = verify(entries, `5:${entries[4]?.hash}`)
    expect(stdout).toMatch(/3 .* agent +bidder 1 +proved$/m)
    expect(stdout).toMatch(
      /5 .* bidder 1 {2}11100 EUR {2}agent +consistent, rests on the owner's target$/m,
    )
    expect(stdout).toContain('The chain of 6 entries is intact and complete.')
    expect(stdout).toContain('The receipt stands in it: nobody')
    expect(status).toBe(0)
  })

  test('names the first wrong entry and what the rules give instead', () => {
    const { stdout, status } = verify(tools.withPayload(entries, 5, { amountEur: 11_500 }))
    expect(stdout).toContain("WRONG at entry 5: an agent's answer is not the one the rules give")
    expect(stdout).toContain('By the rules: pseudonym 1, amountEur 11100, cause agent')
    expect(status).toBe(1)
  })

  test('finds a chain that was rewritten whole by a receipt', () => {
    const receipt = `4:${entries[3]?.hash}`
    const forged = tools.withPayload(entries, 4, { amountEur: 11_050 })
    expect(verify(forged, receipt)).toMatchObject({ status: 1 })
    expect(verify(forged, receipt).stdout).toContain('the chain was rewritten or cut')
  })

  test('finds last entries taken away by the checksum that the file names itself', () => {
    const cut = { journal: entries.slice(0, 5), headHash: entries.at(-1)?.hash }
    const { stdout, status } = verifyFile(cut)
    expect(stdout).toContain('WRONG after entry 5: the file names another last checksum')
    expect(status).toBe(1)
  })

  test('a journal under the name of another auction is none of its', () => {
    const { stdout, status } = verifyFile({
      ...{ journal: entries, headHash: entries.at(-1)?.hash },
      auctionId: 8,
    })
    expect(stdout).toContain('WRONG: the file says it is of auction 8, its journal is of another')
    expect(status).toBe(1)
  })

  test('a receipt younger than the file is no proof of a lie, and the words say so', () => {
    const { stdout, status } = verify(entries.slice(0, 4), `5:${entries[4]?.hash}`)
    expect(stdout).toContain('WRONG at entry 5: there is none, the file ends with entry 4.')
    expect(stdout).toContain('load the journal anew')
    expect(status).toBe(1)
    const two = [4, 5].map((number) => `${number}:${entries[number - 1]?.hash}`)
    expect(verify(entries, ...two).stdout).toContain('All 2 receipts stand in it')
  })

  test('reads nothing that is no journal', () => {
    writeFileSync(join(folder, 'other.json'), '{"offers": []}')
    const program = join(import.meta.dirname, '../verify-auction.ts')
    const run = (...args: string[]) => spawnSync(process.execPath, [program, ...args])
    expect(run(join(folder, 'other.json')).status).toBe(2)
    const words = String(run(join(folder, 'other.json')).stderr)
    expect(words).toContain(
      'no journal of an auction: look at auctionId, headHash, entries, openings.',
    )
    expect(String(run(join(folder, 'none.json')).stderr)).toContain('none.json cannot be read')
    expect(run().status).toBe(2)
    expect(verify(entries, 'nonsense').status).toBe(2)
    writeFileSync(join(folder, 'other.json'), '[]')
    expect(String(run(join(folder, 'other.json')).stderr)).toMatch(
      /is no journal of an auction\.$/m,
    )
  })

  test('no receipt is of an entry 0: nothing would stand behind it', () => {
    expect(verify(entries, `0:${entries[0]?.hash}`).status).toBe(2)
  })

  test('a figure that no market writes is a wrong entry, not a broken program', () => {
    const { stdout, status } = verify(
      entries.map((one) =>
        one.sequence === 2 ? { ...one, payload: { ...one.payload, amountEur: 10_000.5 } } : one,
      ),
    )
    expect(stdout).toContain('WRONG at entry 2: its checksum does not fit its content')
    expect(status).toBe(1)
  })

  test('what is no instant or would move the cursor is written as it is', () => {
    const later = { kind: 'end_moved', payload: { endsAt: 9e15 } } as const
    const loud = { kind: '\u001b[2Jproved\n' as JournalEntry['kind'], payload: {} }
    const [first, second, third, ...rest] = entries
    if (first === undefined || second === undefined || third === undefined) throw new Error('few')
    const forged = [first, { ...second, ...later }, { ...third, ...loud }, ...rest]
    const { stdout, status } = verify(forged)
    expect(stdout).toContain('9000000000000000')
    expect(stdout).toContain('?[2Jproved?')
    expect(status).toBe(1)
  })

  test('nor does a file that is no journal write a verdict of its own', () => {
    const [first] = entries
    const loud = JSON.stringify({ ...first, payload: { '\u001b[2J\nproved': 5 } })
    const text = loud.replace('":5}', '":1e999}').replace(/"at":\d+/, '"at":"2026-11-17T09:00:00Z"')
    const openings = { limits: [], target: null }
    const file = JSON.stringify({ auctionId: 7, headHash: '', entries: [0], openings })
    writeFileSync(join(folder, 'loud.json'), file.replace('[0]', `[${text}]`))
    const program = join(import.meta.dirname, '../verify-auction.ts')
    const args = [program, join(folder, 'loud.json')]
    const { stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect(stderr).toContain('look at entries.0.payload.?[2J?proved.')
    expect(status).toBe(2)
  })

  test('is found where its caller stands, and may begin with a byte order mark', () => {
    verify(entries)
    const marked = `\uFEFF${readFileSync(join(folder, 'journal.json'), 'utf8')}`
    writeFileSync(join(folder, 'journal.json'), marked)
    const program = join(import.meta.dirname, '../verify-auction.ts')
    const env = { ...process.env, INIT_CWD: folder }
    expect(spawnSync(process.execPath, [program, 'journal.json'], { env }).status).toBe(0)
  })
})
