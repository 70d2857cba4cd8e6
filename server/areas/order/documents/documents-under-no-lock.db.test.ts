import { expect, test } from 'vitest'
import { testDatabase } from '#database/testing/test-database.ts'
import type { DatabaseClient, DatabasePool } from '../../../platform/database/pool.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { changeOrder } from '../change-order.ts'
import type { OrderDocumentServices } from '../order-document-services.ts'
import { documentServices, orderOf, queuedJobs, sellVehicle } from '../testing/orders-of-test.ts'
import { createWriteOrderDocuments } from './write-order-documents.ts'

const blankSheet = new TextEncoder().encode('%PDF-1.7')
const blank = async () => blankSheet

/** Keeps the keys of the files that are there. */
function watched(services: OrderDocumentServices): OrderDocumentServices & { files: Set<string> } {
  const files = new Set<string>()
  const { images } = services
  return {
    ...services,
    files,
    images: {
      ...images,
      put: async (key, content) => {
        files.add(key)
        await images.put(key, content)
      },
      delete: async (key) => {
        files.delete(key)
        await images.delete(key)
      },
    },
  }
}

test('while one invoice is set, its order and the next numbers wait for nobody (rules 10)', async () => {
  const { pool } = await testDatabase()
  const services = await documentServices(pool)
  const [slow, quick] = [await sellVehicle(services), await sellVehicle(services)]
  let release: () => void = () => undefined
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  let reach: () => void = () => undefined
  const isReached = new Promise<void>((resolve) => {
    reach = resolve
  })
  const invoice = async () => {
    reach()
    await isReleased
    return blankSheet
  }
  const pdfWorker = { contract: blank, invoice }
  const writing = createWriteOrderDocuments({ ...services, pdfWorker })({ orderId: slow })
  await isReached
  // Whoever would wait here would wait for ever, or until the database refuses to.
  await transaction(pool, async (client) => {
    await client.query(`set local lock_timeout = '2s'`)
    await changeOrder(client, slow, { type: 'note_handover', by: 'seller' })
  })
  await createWriteOrderDocuments({ ...services, pdfWorker: { contract: blank, invoice: blank } })({
    orderId: quick,
  })
  expect((await orderOf(services, quick)).documents).toHaveLength(2)
  release()
  await writing
  const numbers = [slow, quick].map(async (orderId) =>
    (await orderOf(services, orderId)).documents.map(({ number }) => number?.slice(-5)),
  )
  expect(await Promise.all(numbers)).toEqual([
    ['00001', '00001'],
    ['00002', '00002'],
  ])
})

test('a run that ended between number and file is taken up, with number and notifications once (rules 10)', async () => {
  const { pool } = await testDatabase()
  const services = watched(await documentServices(pool))
  const orderId = await sellVehicle(services)
  const broken = async () => {
    throw new Error('the pdfWorker is broken')
  }
  const pdfWorker = { contract: blank, invoice: broken }
  await expect(createWriteOrderDocuments({ ...services, pdfWorker })({ orderId })).rejects.toThrow()
  expect([[...services.files], await queuedJobs(services, 'send-mail')]).toEqual([[], []])
  const numbers = async () =>
    (await orderOf(services, orderId)).documents.map((each) => each.number)
  const given = await numbers()
  const write = createWriteOrderDocuments({
    ...services,
    pdfWorker: { contract: blank, invoice: blank },
  })
  await Promise.all([write({ orderId }), write({ orderId })])
  expect([given.length, await numbers()]).toEqual([2, given])
  const { documents } = await orderOf(services, orderId)
  // What the slower of two runs has set is gone again.
  expect(services.files).toEqual(new Set(documents.map(({ storageKey }) => storageKey)))
  expect(await queuedJobs(services, 'send-mail')).toHaveLength(2)
})

test('files of a commit whose answer was lost stay (rules 10)', async () => {
  const { pool } = await testDatabase()
  const services = watched(await documentServices(pool))
  const orderId = await sellVehicle(services)
  const write = createWriteOrderDocuments({
    ...{ ...services, pool: losingAnswers(pool, () => services.files.size === 2) },
    pdfWorker: { contract: blank, invoice: blank },
  })
  await expect(write({ orderId })).rejects.toThrow('the answer was lost')
  const { documents } = await orderOf(services, orderId)
  expect(documents.map(({ storageKey }) => storageKey).toSorted()).toEqual(
    [...services.files].toSorted(),
  )
  expect(documents).toHaveLength(2)
})

/** The real pool, whose next commit from an instant on comes through while its answer does not. */
function losingAnswers(pool: DatabasePool, isTime: () => boolean): DatabasePool {
  let isLost = false
  const connect = async () => {
    const client: DatabaseClient = await pool.connect()
    const query = async (text: string, values?: unknown[]) => {
      const result = await client.query(text, values)
      if (text !== 'commit' || isLost || !isTime()) return result
      isLost = true
      throw new Error('the answer was lost')
    }
    return Object.create(client, { query: { value: query } })
  }
  return Object.create(pool, {
    connect: { value: connect },
    query: { value: pool.query.bind(pool) },
  })
}
