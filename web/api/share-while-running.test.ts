import { expect, test } from 'vitest'
import { shareWhileRunning } from './share-while-running.ts'

function counted() {
  const asked: object[] = []
  const open: (() => void)[] = []
  const call = shareWhileRunning(
    (input: object) =>
      new Promise<number>((resolve) => {
        asked.push(input)
        const number = asked.length
        open.push(() => resolve(number))
      }),
  )
  return { asked, call, answer: () => open.map((each) => each()) }
}

test('a double click asks once, and both presses have the answer', async () => {
  const { asked, call, answer } = counted()
  const both = [call({ params: { id: 7 } }), call({ params: { id: 7 } })]
  answer()
  expect(await Promise.all(both)).toEqual([1, 1])
  expect(asked).toHaveLength(1)
})

test('a key made for each send does not make two things of one (rules 4)', async () => {
  const { asked, call, answer } = counted()
  const send = (idempotencyKey: string) => call({ params: { id: 7 }, idempotencyKey })
  const both = [send('first'), send('second')]
  answer()
  expect(await Promise.all(both)).toEqual([1, 1])
  expect(asked).toEqual([{ params: { id: 7 }, idempotencyKey: 'first' }])
})

test('another thing is asked beside it, and the same thing again after the answer', async () => {
  const { asked, call, answer } = counted()
  const beside = [call({ params: { id: 7 } }), call({ params: { id: 8 } })]
  answer()
  expect(await Promise.all(beside)).toEqual([1, 2])
  const again = call({ params: { id: 7 } })
  answer()
  expect(await again).toBe(3)
  expect(asked).toHaveLength(3)
})

test('a failure is not kept', async () => {
  let times = 0
  const call = shareWhileRunning(async (_input: object) => {
    times += 1
    if (times === 1) throw new Error('lost')
    return 'done'
  })
  await expect(call({})).rejects.toThrow('lost')
  expect(await call({})).toBe('done')
})
