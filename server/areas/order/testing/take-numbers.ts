import { createPool, type DatabaseConnection } from '../../../platform/database/pool.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { takeNumber } from '../documents/order-document-store.ts'

/** A process of its own that takes invoice numbers as fast as it can; every fifth is given up. */

const [connection = '', count = ''] = process.argv.slice(2)
const pool = createPool(JSON.parse(connection) as DatabaseConnection, { size: 4 }) // The test's own.
const series = { name: 'CM24-R', year: 2026 }

const taken = await Promise.allSettled(
  Array.from({ length: Number(count) }, (_, index) =>
    transaction(pool, async (client) => {
      const number = await takeNumber(client, series)
      if (index % 5 === 2) throw new Error('the pdfWorker is broken')
      return number
    }),
  ),
)
const numbers = taken.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
process.stdout.write(JSON.stringify(numbers))
await pool.end()
