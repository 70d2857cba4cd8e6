import { performance } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testDatabase } from '#database/testing/test-database.ts'
import { createLog } from '../log/log.ts'
import { startChangeNotifier } from './change-notifier.ts'

const { connection } = await testDatabase()
const log = createLog({ level: 'silent' })

/** As long as a process pauses between two messages; a timer may come a part of a millisecond early. */
const pauseMs = 10 - 1

async function twoProcesses() {
  const [here, elsewhere] = [
    await startChangeNotifier({ connection, log }),
    await startChangeNotifier({ connection, log }),
  ]
  const heard: (readonly number[])[] = []
  elsewhere.listen('auctions', (ids) => void heard.push(ids))
  return { here, heard, stop: () => Promise.all([here.stop(), elsewhere.stop()]) }
}

test('a process that never rests tells the others at most every ten milliseconds, and all of it', async () => {
  const { here, heard, stop } = await twoProcesses()
  const startedAt = performance.now()
  const said: number[] = []
  while (heard.length < 6) {
    said.push(said.length + 1)
    here.announce('auctions', said.slice(-1))
    await nextTurn()
  }
  const elapsedMs = performance.now() - startedAt
  const pauses = heard.length - 1
  expect(elapsedMs).toBeGreaterThanOrEqual(pauses * pauseMs)
  await expect.poll(() => heard.flat().toSorted((one, other) => one - other)).toEqual(said)
  await stop()
})

test('its own listeners wait for nobody', async () => {
  const { here, stop } = await twoProcesses()
  const own: (readonly number[])[] = []
  here.listen('auctions', (ids) => void own.push(ids))
  here.announce('auctions', [1])
  here.announce('auctions', [2])
  expect(own).toEqual([[1], [2]])
  await stop()
})
