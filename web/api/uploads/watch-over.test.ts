import { expect, test } from 'vitest'
import { NetworkFailed } from '../network-failed.ts'
import { UploadQueue } from './upload-queue.ts'
import { watchOver } from './watch-over.ts'

const file = new File(['x'], 'x.jpg')

test('leaving is asked about from the first file until the last one is there, on every screen', async () => {
  const page = new EventTarget()
  const isAsked = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const arrive: (() => void)[] = []
  const queue = new UploadQueue<null, never>({
    atOnce: 2,
    unfit: () => undefined,
    unfitToSend: () => undefined,
    send: () => new Promise((resolve) => arrive.push(resolve)),
  })
  watchOver(queue, page)
  watchOver(queue, page) // Each screen that shows the queue says so.
  expect(isAsked()).toBe(false)
  queue.add([file, file], null)
  await expect.poll(() => arrive.length).toBe(2)
  arrive[0]?.()
  await expect.poll(() => queue.getUploads().length).toBe(1)
  expect(isAsked()).toBe(true)
  arrive[1]?.()
  await expect.poll(() => queue.getUploads()).toEqual([])
  expect(isAsked()).toBe(false)
})

test('what a lost line has cut off goes on when the line is back', async () => {
  const page = new EventTarget()
  let isCut = true
  const queue = new UploadQueue<null, never>({
    atOnce: 1,
    unfit: () => undefined,
    unfitToSend: () => undefined,
    send: async () => {
      if (isCut) throw new NetworkFailed()
    },
    tryAgainAfterMs: 1_000_000,
  })
  watchOver(queue, page)
  queue.add([file], null)
  await expect.poll(() => queue.getUploads()[0]?.phase.kind).toBe('failed')
  isCut = false
  page.dispatchEvent(new Event('online'))
  await expect.poll(() => queue.getUploads()).toEqual([])
})
