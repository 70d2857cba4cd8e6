import { expect, test } from 'vitest'
import { createTaskQueue, QueueFull } from './task-queue.ts'

test('a queue runs as many tasks as allowed, in order, and refuses when too many wait', async () => {
  const queue = createTaskQueue({ concurrency: 2, maxWaiting: 1 })
  const gates = [0, 1, 2].map(() => Promise.withResolvers<void>())
  const started: number[] = []
  const runs = gates.map((gate, index) =>
    queue.run(async () => {
      started.push(index)
      await gate.promise
      return index
    }),
  )
  await expect(queue.run(async () => 'too late')).rejects.toThrow(QueueFull)
  expect([started, queue.waitingCount]).toEqual([[0, 1], 1])
  gates[0]?.resolve()
  await runs[0]
  gates[1]?.resolve()
  gates[2]?.resolve()
  expect(await Promise.all(runs)).toEqual([0, 1, 2])
  expect(await queue.run(async () => 'free again')).toBe('free again')
})

test('a task that fails gives its place to the next one', async () => {
  const queue = createTaskQueue({ concurrency: 1, maxWaiting: 5 })
  const failing = queue.run(() => Promise.reject(new Error('broken')))
  const next = queue.run(async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
