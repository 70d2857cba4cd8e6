import { expect, test } from 'vitest'
import { inventedSales } from '#database/seeds/invented-sales/invented-sales.ts'
import { monthNumber } from '#domain/valuation/valued-vehicle.ts'
import { trainInThread } from './train-in-thread.ts'

const neverStopping = new AbortController().signal

test('a thread trains a version of whole quarters, and fails for one that is not over', async () => {
  const sales = inventedSales(600)
  const training = { sales, version: '2026-Q3', endsBeforeMonth: monthNumber(2026, 10) }
  const { model, compared } = await trainInThread(training, neverStopping)
  expect(model.version).toBe('2026-Q3')
  expect(compared.length).toBe(model.kinds.motorhome?.sales ?? 0)
  await expect(trainInThread({ ...training, endsBeforeMonth: 0 }, neverStopping)).rejects.toThrow(
    'whole quarters',
  )
})

test('a process that ends does not wait for a model', async () => {
  const sales = inventedSales(8000)
  const training = { sales, version: '2026-Q3', endsBeforeMonth: monthNumber(2026, 10) }
  const stopping = new AbortController()
  const trained = trainInThread(training, stopping.signal)
  stopping.abort()
  await expect(trained).rejects.toThrow('ended without a model')
})
