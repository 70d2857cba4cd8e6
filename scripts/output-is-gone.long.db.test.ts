import { once } from 'node:events'
import { expect, test } from 'vitest'
import { npmStart, startMs } from './testing/npm-start.ts'

const { npm, expectNothingLeft } = npmStart({ isListening: false })

test(
  'a market is made and served when nobody takes what the server says',
  async () => {
    const exit = once(npm(), 'exit')
    npm().kill('SIGTERM')

    expect(await exit).toEqual([0, null])
    await expectNothingLeft()
  },
  startMs,
)
