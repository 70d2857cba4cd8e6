import { expect, test } from 'vitest'
import { batchOutgoing } from './batch-outgoing.ts'

/** Its messages are under way until the test lets them go. */
function setUp() {
  const sent: [string, readonly number[]][] = []
  const pending: (() => void)[] = []
  const outgoing = batchOutgoing((topic, ids) => {
    sent.push([topic, ids])
    return new Promise((resolve) => pending.push(resolve))
  })
  const letGo = async () => {
    pending.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { sent, outgoing, letGo }
}

test('what comes while a message is under way goes together with the next', async () => {
  const { sent, outgoing, letGo } = setUp()
  outgoing.add('auctions', [1])
  await letGo()
  outgoing.add('auctions', [2, 3])
  outgoing.add('auctions', [3, 4])
  expect(sent).toEqual([['auctions', [1]]])
  await letGo()
  expect(sent.slice(1)).toEqual([['auctions', [2, 3, 4]]])
})

test('nothing is left behind when all was sent', async () => {
  const { sent, outgoing, letGo } = setUp()
  outgoing.add('questions', [1])
  outgoing.add('messages', [2])
  await letGo()
  await letGo()
  await letGo()
  await outgoing.sent()
  outgoing.add('auctions', [3])
  await letGo()
  expect(sent).toEqual([
    ['questions', [1]],
    ['messages', [2]],
    ['auctions', [3]],
  ])
})

test('"look at everything" stays that beside single ids', async () => {
  const { sent, outgoing, letGo } = setUp()
  outgoing.add('clock', [])
  outgoing.add('clock', [1])
  await letGo()
  expect(sent).toEqual([['clock', []]])
})

test('more ids than a message holds go in several', async () => {
  const { sent, outgoing, letGo } = setUp()
  outgoing.add(
    'auctions',
    Array.from({ length: 501 }, (_, id) => id),
  )
  await letGo()
  await letGo()
  expect(sent.map(([, ids]) => ids.length)).toEqual([500, 1])
})
