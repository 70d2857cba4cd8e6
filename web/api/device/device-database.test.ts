import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { DeviceDatabase, keptForMs } from './device-database.ts'

const readAll = (device: DeviceDatabase) =>
  device.read<unknown[]>('drafts', (store) => store.getAll())

const entry = (keptAt: number) => ({ customerId: null, keptAt })

test('what lies on the device for over 30 days is gone, and everything after a logout', async () => {
  const factory = new IDBFactory()
  const first = new DeviceDatabase(
    () => factory,
    () => 0,
  )
  await first.write('drafts', (store) => store.put(entry(0), 'old'))
  await first.write('drafts', (store) => store.put(entry(1000), 'newer'))
  const later = new DeviceDatabase(
    () => factory,
    () => keptForMs + 500,
  )
  expect(await readAll(later)).toEqual([entry(1000)])
  await later.forgetAll()
  expect(await readAll(later)).toEqual([])
  expect(later.isRefused()).toBe(false)
})

test('a device that keeps nothing refuses no call, and says so once', async () => {
  const device = new DeviceDatabase(() => {
    throw new DOMException('A private window', 'SecurityError')
  })
  const notice = vi.fn()
  device.subscribe(notice)
  expect(await device.write('drafts', (store) => store.put(entry(0), 'a'))).toBe(false)
  expect(await readAll(device)).toBeUndefined()
  expect(device.isRefused()).toBe(true)
  expect(notice).toHaveBeenCalledTimes(1)
})

test('a device without room for one thing keeps the others', async () => {
  const factory = new IDBFactory()
  const device = new DeviceDatabase(
    () => factory,
    () => 0,
  )
  const isWritten = await device.write('drafts', (store) => {
    store.put(entry(0), 'b')
    throw new DOMException('No room', 'QuotaExceededError')
  })
  expect(isWritten).toBe(false)
  expect(device.isRefused()).toBe(true)
  expect(await device.write('drafts', (store) => store.put(entry(0), 'a'))).toBe(true)
})
