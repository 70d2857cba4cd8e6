import { Writable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { createLog } from './log.ts'

/** One line of the log, read back. */
function logged(write: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = []
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  write(createLog({ level: 'info', destination }))
  return { text: lines.join(''), line: JSON.parse(lines[0] ?? '{}') }
}

describe('the log (rules 13, redacted by allow-list)', () => {
  test('keeps the fields it knows and tells only the names of the others', () => {
    const { text, line } = logged((log) =>
      log.warn({ auctionId: 7, limitEur: 44_123_987, body: { phone: '0170 1234567' } }, 'odd'),
    )
    expect(line).toMatchObject({ auctionId: 7, msg: 'odd', cut: ['limitEur', 'body'] })
    expect(text).not.toMatch(/44123987|1234567/)
  })

  test('keeps of an error what it is and where it was, and none of what it carries', () => {
    const carried = { parameters: ['anna@example.org'], detail: 'Key (email)=(anna@example.org)' }
    const inner = Object.assign(new Error('cut off'), { code: 'ECONNRESET', config: carried })
    const error = Object.assign(new Error('not saved', { cause: inner }), carried)
    const { text, line } = logged((log) =>
      log.error({ err: error, requestId: 'r1' }, 'call failed'),
    )
    expect(line.err).toMatchObject({
      type: 'Error',
      message: 'not saved',
      at: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
      cause: { message: 'cut off', code: 'ECONNRESET' },
    })
    expect(text).not.toContain('anna@example.org')
  })

  test('cuts what the database quotes of an answer, and names what was touched', () => {
    const error = Object.assign(
      new Error('invalid input syntax for type integer: "0170 1234567"'),
      {
        severity: 'ERROR',
        routine: 'pg_strtoint32_safe',
        code: '22P02',
        table: 'listings',
      },
    )
    const { text, line } = logged((log) => log.error({ err: error }, 'call failed'))
    expect(line.err).toMatchObject({ code: '22P02', table: 'listings' })
    expect(text).not.toContain('1234567')
  })
})
