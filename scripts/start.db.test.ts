import { once } from 'node:events'
import { expect, test } from 'vitest'
import { npmStart, startMs } from './testing/npm-start.ts'

/** How `npm start` ends in a terminal; its other ends are in `start-ends.long.db.test.ts`. */

const { npm, expectNothingLeft } = npmStart()

test(
  'Ctrl-C in the terminal ends everything and npm reports success',
  async () => {
    const exit = once(npm(), 'exit')
    process.kill(-Number(npm().pid), 'SIGINT')

    expect(await exit).toEqual([0, null])
    await expectNothingLeft()
  },
  startMs,
)
