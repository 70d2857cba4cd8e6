import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { batchLines } from './batch-lines.ts'

function gathering() {
  const taken: string[] = []
  const taker = { write: (text: string) => void taken.push(text), flushSync: () => undefined }
  return { taken, lines: batchLines(taker, { characters: 10, milliseconds: 50 }) }
}

describe('lines of the log are written many at once', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('when there are enough of them', () => {
    const { taken, lines } = gathering()
    lines.write('one\n')
    lines.write('two\n')
    expect(taken).toEqual([])
    lines.write('three\n')
    expect(taken).toEqual(['one\ntwo\nthree\n'])
    vi.advanceTimersByTime(1000)
    expect(taken).toHaveLength(1)
  })

  test('and so long after the first in any case', () => {
    const { taken, lines } = gathering()
    lines.write('one\n')
    vi.advanceTimersByTime(49)
    lines.write('two\n')
    expect(taken).toEqual([])
    vi.advanceTimersByTime(1)
    expect(taken).toEqual(['one\ntwo\n'])
    lines.write('3\n')
    vi.advanceTimersByTime(50)
    expect(taken).toEqual(['one\ntwo\n', '3\n'])
  })
})

describe('a process that ends writes what is left', () => {
  const program = (end: string) =>
    `import { createLog } from ${JSON.stringify(join(import.meta.dirname, 'log.ts'))}
     const log = createLog({ level: 'info' })
     for (let auctionId = 1; auctionId <= 300; auctionId += 1) log.info({ auctionId }, 'a line')
     ${end}`

  test.each([
    ['by having nothing more to do', ''],
    ['by its own exit', 'process.exit(0)'],
    ['by an error that nobody catches', "setImmediate(() => { throw new Error('on purpose') })"],
  ])('%s', (_name, end) => {
    let text = ''
    try {
      text = execFileSync(process.execPath, ['--input-type=module', '-e', program(end)], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      })
    } catch (error) {
      text = String((error as { stdout: string }).stdout) // What Node says of a child that failed.
    }
    const ids = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).auctionId)
    // A write that is still under way when the process ends may come after the last one.
    expect(ids.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 300 }, (_, index) => index + 1),
    )
  })
})
