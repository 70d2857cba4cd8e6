import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { NetworkFailed } from '../network-failed.ts'
import { UploadQueue } from '../uploads/upload-queue.ts'
import { DeviceDatabase } from './device-database.ts'
import { createFileKeeper, moveKeptFiles } from './kept-files.ts'
import { createOpenPages } from './open-pages.ts'

/** One browser: a database and its locks; each page has both in common with the others. */
function browser() {
  const factory = new IDBFactory()
  return (options: { place?: string; customerId?: number; isCut?: () => boolean } = {}) => {
    const { place = '7/gallery', customerId = null, isCut = () => false } = options
    const device = new DeviceDatabase(() => factory)
    const sent: string[] = []
    const queue = new UploadQueue<string, never>({
      atOnce: 1,
      unfit: () => undefined,
      unfitToSend: () => undefined,
      send: async ({ body, fileName, target }) => {
        if (isCut()) throw new NetworkFailed()
        sent.push(`${fileName}/${target}/${await body.text()}`)
      },
      tryAgainAfterMs: 1_000_000,
      keeper: createFileKeeper<string>(
        { device, pages: createOpenPages(() => undefined) },
        { place: () => place, customerId: () => customerId },
      ),
    })
    return { device, queue, sent }
  }
}

const file = (name: string) => new File([`of ${name}`], name, { type: 'image/jpeg' })
const isKept = (queue: UploadQueue<string, never>) =>
  queue.getUploads().every((upload) => upload.isKept)

test('files that wait are found by the next page in their order, and are sent once', async () => {
  const page = browser()
  const closed = page({ isCut: () => true })
  closed.queue.add([file('b.jpg'), file('a.jpg')], 'front')
  await expect.poll(() => isKept(closed.queue)).toBe(true)

  const next = page()
  await next.queue.resume()
  await expect.poll(() => next.sent).toEqual(['b.jpg/front/of b.jpg', 'a.jpg/front/of a.jpg'])
  await expect.poll(() => next.queue.getUploads()).toEqual([])
  const last = page()
  await last.queue.resume()
  expect(last.queue.getUploads()).toEqual([])
})

test('files are found where they belong, by whoever chose them', async () => {
  const page = browser()
  const closed = page({ isCut: () => true, place: 'new-motorhome/gallery', customerId: 4 })
  closed.queue.add([file('a.jpg')], 'front')
  await expect.poll(() => isKept(closed.queue)).toBe(true)
  await moveKeptFiles(closed.device, { from: 'new-motorhome', to: '7' })

  const other = page({ customerId: 5 })
  await other.queue.resume()
  expect(other.queue.getUploads()).toEqual([])
  const elsewhere = page({ customerId: 4, place: '8/gallery' })
  await elsewhere.queue.resume()
  expect(elsewhere.queue.getUploads()).toEqual([])
  const own = page({ customerId: 4 })
  await own.queue.resume()
  await expect.poll(() => own.sent).toEqual(['a.jpg/front/of a.jpg'])
})

test('a file that was taken back is not kept, however soon', async () => {
  const page = browser()
  const { queue } = page({ isCut: () => true })
  queue.add([file('a.jpg')], 'front')
  queue.remove(queue.getUploads()[0]?.id ?? '')
  await queue.resume()
  const next = page()
  await next.queue.resume()
  expect(next.queue.getUploads()).toEqual([])
})
