import { afterAll, expect, test } from 'vitest'
import { contractExample, invoiceExample } from './integrations/documents/sale-example.ts'
import { createPaperPress } from './paper-press.ts'

const press = createPaperPress()
const readers = { locale: 'de', otherLocale: 'pl' }

afterAll(() => press.stop())

test('papers set at once come back to whoever ordered them, one that fails fails alone', async () => {
  const broken = { ...contractExample, soldAt: 'never' }
  const [contract, failed, invoice] = await Promise.allSettled([
    press.contract(contractExample, readers),
    press.contract(broken, readers),
    press.invoice(invoiceExample, 'pl'),
  ])
  expect(failed?.status).toBe('rejected')
  const sizes = [contract, invoice].map((paper) =>
    paper?.status === 'fulfilled' ? paper.value.byteLength : 0,
  )
  expect(Math.min(...sizes)).toBeGreaterThan(10_000)
  expect(sizes[0]).not.toBe(sizes[1])
})

test('after the thread has ended the next paper starts another', async () => {
  await press.stop()
  const bytes = await press.invoice(invoiceExample, 'de')
  expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-')
})
