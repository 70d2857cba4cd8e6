import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { createPictureProcessor } from './picture-processor.ts'
import { QueueFull } from './task-queue.ts'

test('an upload that waits for its turn is not read, and one too many is refused', async () => {
  const processor = createPictureProcessor({ concurrency: 1, maxWaiting: 1 })
  const gate = Promise.withResolvers<void>()
  let isSecondRead = false
  const first = processor.process(
    Readable.from(
      (async function* () {
        await gate.promise
        yield Buffer.from('no picture')
      })(),
    ),
  )
  const second = processor.process(
    Readable.from(
      (function* () {
        isSecondRead = true
        yield Buffer.from('no picture either')
      })(),
    ),
  )
  await expect(processor.process(Buffer.from('third'))).rejects.toThrow(QueueFull)
  expect([processor.waitingCount, isSecondRead]).toEqual([1, false])
  gate.resolve()
  expect((await first).isAllowed).toBe(false)
  expect((await second).isAllowed).toBe(false)
  expect(isSecondRead).toBe(true)
})
