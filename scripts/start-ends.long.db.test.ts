import { once } from 'node:events'
import { expect, test } from 'vitest'
import { npmStart, startMs } from './testing/npm-start.ts'

/** What `npm start` leaves running when it, or a part of it, is stopped or killed: nothing. */

const { npm, isUp, pidOf, killAll, expectNothingLeft } = npmStart()

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

test(
  'a polite stop of npm alone ends everything',
  async () => {
    const exit = once(npm(), 'exit')
    npm().kill('SIGTERM')

    expect(await exit).toEqual([0, null])
    await expectNothingLeft()
  },
  startMs,
)

test(
  'a second Ctrl-C right behind the first does not cut the orderly end short',
  async () => {
    const exit = once(npm(), 'exit')
    process.kill(-Number(npm().pid), 'SIGINT')
    process.kill(-Number(npm().pid), 'SIGINT')

    expect(await exit).toEqual([0, null])
    await expectNothingLeft()
  },
  startMs,
)

test(
  'killing npm leaves nothing running',
  async () => {
    npm().kill('SIGKILL')
    await expectNothingLeft()
  },
  startMs,
)

test(
  'killing the launcher leaves nothing running',
  async () => {
    process.kill(pidOf('scripts/start.mjs'), 'SIGKILL')
    await expectNothingLeft()
  },
  startMs,
)

test(
  'killing the server leaves nothing running',
  async () => {
    process.kill(pidOf('server/main.ts'), 'SIGKILL')
    await expectNothingLeft()
  },
  startMs,
)

test(
  'killing everything at once leaves nothing running',
  async () => {
    expect(killAll()).toBeGreaterThan(0)
    await expectNothingLeft()
  },
  startMs,
)

test(
  'killing the database alone is survived',
  async () => {
    const before = pidOf('bin/postgres')
    process.kill(before, 'SIGKILL')

    await expect.poll(() => pidOf('bin/postgres')).not.toBe(before)
    await isUp()
    npm().kill('SIGTERM')
    await expectNothingLeft()
  },
  startMs,
)
