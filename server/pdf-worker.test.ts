import { afterAll, expect, test } from 'vitest'
import { contractExample, invoiceExample } from './integrations/documents/sale-example.ts'
import { createPdfWorker } from './pdf-worker.ts'

const press = createPdfWorker()
const readers = { locale: 'de', otherLocale: 'pl' }

afterAll(() => press.stop())

test('documents set at once come back to whoever ordered them, one that fails fails alone', async () => {
  const broken = { ...contractExample, soldAt: 'never' }
  const [contract, failed, invoice] = await Promise.allSettled([
    press.contract(contractExample, readers),
    press.contract(broken, readers),
    press.invoice(invoiceExample, 'pl'),
  ])
  expect(failed?.status).toBe('rejected')
  const sizes = [contract, invoice].map((pdf) =>
    pdf?.status === 'fulfilled' ? pdf.value.byteLength : 0,
  )
  expect(Math.min(...sizes)).toBeGreaterThan(10_000)
  expect(sizes[0]).not.toBe(sizes[1])
})

test('after the thread has ended the next pdf starts another', async () => {
  await press.stop()
  const bytes = await press.invoice(invoiceExample, 'de')
  expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-')
})
