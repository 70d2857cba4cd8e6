import { describe, expect, test } from 'vitest'
import { createSaveQueue } from './save-queue.ts'

function heldSaves() {
  const waiting: { finish: () => void; fail: (error: Error) => void }[] = []
  const save = () =>
    new Promise<void>((finish, fail) => {
      waiting.push({ finish, fail })
    })
  return { waiting, save }
}

/** Lets everything that is ready run. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('the save queue (spec 4)', () => {
  test('runs one save at a time, and one more for all that were asked meanwhile', async () => {
    const { waiting, save } = heldSaves()
    const queue = createSaveQueue(save)
    void queue.request()
    void queue.request()
    const last = queue.request()
    expect(waiting).toHaveLength(1)
    waiting[0]?.finish()
    await turn()
    expect(waiting).toHaveLength(2)
    waiting[1]?.finish()
    await last
    expect(waiting).toHaveLength(2)
    expect(queue.isRunning()).toBe(false)
  })

  test('serves a request from the very moment in which a save ends', async () => {
    const { waiting, save } = heldSaves()
    const saves: Promise<void>[] = []
    const queue = createSaveQueue(() => {
      const running = save()
      saves.push(running)
      return running
    })
    void queue.request()
    void saves[0]?.then(() => queue.request())
    waiting[0]?.finish()
    await turn()
    expect(waiting).toHaveLength(2)
  })

  test('passes a failure on and starts afresh afterwards, without the save that waited', async () => {
    const { waiting, save } = heldSaves()
    const queue = createSaveQueue(save)
    const first = queue.request()
    const second = queue.request()
    waiting[0]?.fail(new Error('no network'))
    await expect(first).rejects.toThrow('no network')
    await expect(second).rejects.toThrow('no network')
    expect(waiting).toHaveLength(1)
    const third = queue.request()
    expect(waiting).toHaveLength(2)
    waiting[1]?.finish()
    await third
  })
})
