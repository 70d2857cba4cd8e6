import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { DeviceDatabase } from './device-database.ts'
import { createKeptDrafts, draftOfForm, hasKeptDrafts } from './kept-drafts.ts'

const kept = { values: { model: 'Sky', mileage: null } }

function deviceOfTest() {
  const device = new DeviceDatabase(() => factory)
  const factory = new IDBFactory()
  return device
}

test('a draft comes back as it was, each ad for itself, until it is cleared', async () => {
  const storage = createKeptDrafts<object>(deviceOfTest(), () => null)
  storage.save('7', kept)
  expect(await storage.load('7')).toEqual(kept)
  expect(await storage.load('8')).toBeUndefined()
  storage.clear('7')
  expect(await storage.load('7')).toBeUndefined()
})

test('a draft is its writer’s, also where it was begun before they logged in', async () => {
  const device = deviceOfTest()
  let customerId: number | null = null
  const storage = createKeptDrafts<object>(device, () => customerId)
  storage.save('7', kept)
  customerId = 4
  expect(await storage.load('7')).toEqual(kept)
  storage.save('7', { values: {} })
  customerId = 5
  expect(await storage.load('7')).toBeUndefined()
  customerId = null
  expect(await storage.load('7')).toBeUndefined()
  customerId = 4
  expect(await storage.load('7')).toEqual({ values: {} })
})

test('whoever has just logged in is told of what lies here for them, and of nobody else’s', async () => {
  const device = deviceOfTest()
  createKeptDrafts<object>(device, () => 5).save('7', kept)
  expect(await hasKeptDrafts(device, 4)).toBe(false)
  expect(await hasKeptDrafts(device, 5)).toBe(true)
  createKeptDrafts<object>(device, () => null).save('8', kept)
  expect(await hasKeptDrafts(device, 4)).toBe(true)
})

test('a form that is typed into before it has looked here still finds what an earlier page left', async () => {
  const drafts = createKeptDrafts<object>(deviceOfTest(), () => 4)
  drafts.save('profile', { name: 'Anna' })
  const { read, keep } = draftOfForm(drafts, 'profile')
  keep({ phone: '+49 431' })
  expect(await read()).toEqual({ name: 'Anna' })
  expect(await drafts.load('profile')).toEqual({ phone: '+49 431' })
  keep({})
  expect(await drafts.load('profile')).toBeUndefined()
})
