import { describe, expect, test } from 'vitest'
import { CallRefused } from '#contract/problem.ts'
import { NetworkFailed } from '../network-failed.ts'
import type { FilesLeft, UploadOptions } from './upload.ts'
import { UnfitFile, UploadQueue } from './upload-queue.ts'

const file = (name: string, sizeBytes = 10) => new File([new Uint8Array(sizeBytes)], name)

function queueOf(options: Partial<UploadOptions<string, 'too_large'>>) {
  return new UploadQueue<string, 'too_large'>({
    atOnce: 2,
    unfit: ({ size }) => (size > 100 ? 'too_large' : undefined),
    unfitToSend: ({ size }) => (size > 100 ? 'too_large' : undefined),
    send: async () => undefined,
    tryAgainAfterMs: 1,
    ...options,
  })
}

const refuse = (status: number) =>
  new CallRefused({ type: '', title: '', status, code: 'X', detail: '', requestId: '' })

const phasesOf = (queue: UploadQueue<string, 'too_large'>) =>
  queue.getUploads().map(({ phase }) => (phase.kind === 'failed' ? phase.fault.kind : phase.kind))

describe('uploads', () => {
  test('go two at a time, and what has arrived leaves the list', async () => {
    const ends: (() => void)[] = []
    const queue = queueOf({ send: () => new Promise((resolve) => ends.push(resolve)) })
    queue.add([file('a'), file('b'), file('c')], 'gallery')
    await expect.poll(() => ends.length).toBe(2)
    expect(phasesOf(queue)).toEqual(['preparing', 'preparing', 'waiting'])
    ends[0]?.()
    await expect.poll(() => ends.length).toBe(3)
    expect(queue.getUploads().map((each) => each.file.name)).toEqual(['b', 'c'])
  })

  test('go again by themselves when the connection was lost (spec 4, lost connection)', async () => {
    let isCut = true
    const queue = queueOf({
      send: async () => {
        if (isCut) throw new NetworkFailed('cut off')
      },
      tryAgainAfterMs: 20,
    })
    queue.add([file('a')], 'gallery')
    await expect.poll(() => phasesOf(queue)).toEqual(['connection'])
    isCut = false
    await expect.poll(() => queue.getUploads()).toEqual([])
  })

  test('are waited for until none travels, and say how many may still arrive', async () => {
    const refusals: Record<string, Error> = {
      cut: new NetworkFailed('cut off'),
      busy: refuse(503),
      broken: refuse(422),
    }
    const ends: (() => void)[] = []
    const queue = queueOf({
      send: ({ fileName }) =>
        fileName in refusals
          ? Promise.reject(refusals[fileName])
          : new Promise<void>((resolve) => ends.push(resolve)),
      tryAgainAfterMs: 60_000,
    })
    expect(await queue.settled()).toEqual({ cutOff: 0, notTaken: 0 })
    const names = [...Object.keys(refusals), 'a']
    queue.add([...names.map((name) => file(name)), file('large', 200)], 'gallery')
    let unsent: FilesLeft | undefined
    void queue.settled().then((left) => (unsent = left))
    await expect.poll(() => ends.length).toBe(1)
    expect(unsent).toBeUndefined()
    ends[0]?.()
    await expect.poll(() => unsent).toEqual({ cutOff: 1, notTaken: 1 })
  })

  test('rest after three tries, and go on when the line is back or somebody asks', async () => {
    let tries = 0
    let isCut = true
    const queue = queueOf({
      send: async () => {
        tries += 1
        if (isCut) throw new NetworkFailed('cut off')
      },
    })
    queue.add([file('a')], 'gallery')
    await expect.poll(() => tries).toBe(3)
    // A file of its own counts its own tries; by the time that it rests the first has not moved.
    queue.add([file('b')], 'gallery')
    await expect.poll(() => tries).toBe(6)
    await expect.poll(() => phasesOf(queue)).toEqual(['connection', 'connection'])
    isCut = false
    queue.retryCutOff()
    await expect.poll(() => queue.getUploads()).toEqual([])
    expect(tries).toBe(8)
  })

  test('that turn out to be unfit while they are made ready are not sent', async () => {
    const queue = queueOf({ prepare: () => Promise.reject(new UnfitFile('too_large')) })
    queue.add([file('a')], 'gallery')
    await expect.poll(() => phasesOf(queue)).toEqual(['unfit'])
    queue.retryAll()
    expect(phasesOf(queue)).toEqual(['unfit'])
  })

  test('that are too large are not sent, nor is what was made of them', async () => {
    const sent: string[] = []
    const queue = queueOf({
      prepare: async (each) => new Blob([new Uint8Array(each.name === 'grows' ? 200 : 5)]),
      send: async ({ fileName }) => void sent.push(fileName),
    })
    queue.add([file('huge', 200), file('grows', 50), file('fits', 50)], 'gallery')
    await expect.poll(() => phasesOf(queue)).toEqual(['unfit', 'unfit'])
    await expect.poll(() => sent).toEqual(['fits'])
    queue.retryAll()
    expect(phasesOf(queue)).toEqual(['unfit', 'unfit'])
  })

  test('that the server refused are tried again only where the file is not the reason', async () => {
    const queue = queueOf({
      send: async ({ fileName }) => {
        throw refuse(fileName === 'broken' ? 422 : 503)
      },
    })
    queue.add([file('broken'), file('busy')], 'gallery')
    await expect.poll(() => phasesOf(queue)).toEqual(['refused', 'refused'])
    queue.retryAll()
    expect(phasesOf(queue)).toEqual(['refused', 'preparing'])
  })

  test('end when they are taken off the list', async () => {
    let wasAborted = false
    const queue = queueOf({
      send: (_upload, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            wasAborted = true
            reject(new Error('taken back'))
          })
        }),
    })
    queue.add([file('a')], 'gallery')
    await expect.poll(() => phasesOf(queue)).toEqual(['preparing'])
    await Promise.resolve()
    queue.remove(queue.getUploads()[0]?.id ?? '')
    expect(wasAborted).toBe(true)
    expect(queue.getUploads()).toEqual([])
  })

  test('are not sent when they were taken off the list while they were made ready', async () => {
    const sent: string[] = []
    const ready: (() => void)[] = []
    const queue = queueOf({
      atOnce: 1,
      prepare: (each) => new Promise((resolve) => ready.push(() => resolve(each))),
      send: async ({ fileName }) => void sent.push(fileName),
    })
    queue.add([file('taken back'), file('next')], 'gallery')
    queue.remove(queue.getUploads()[0]?.id ?? '')
    ready[0]?.()
    await expect.poll(() => ready.length).toBe(2)
    ready[1]?.()
    await expect.poll(() => queue.getUploads()).toEqual([])
    expect(sent).toEqual(['next'])
  })
})
