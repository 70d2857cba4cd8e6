import fastify from 'fastify'
import { createPool } from '#server/platform/database/pool.ts'

/** A Fastify that reads one row by its key and answers it: the least that any answer from a database costs. */

const pool = createPool(JSON.parse(process.env.BENCH_CONNECTION ?? '{}'), { size: 10 })
const app = fastify()
app.get<{ Querystring: { id: string } }>('/', async (request) => {
  const { rows } = await pool.query({
    name: 'one-row',
    text: 'select auction_id, status, ends_at, start_price_eur from auctions where listing_id = $1',
    values: [request.query.id],
  })
  return rows[0] ?? {}
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.send?.('ready')
process.on('disconnect', () => process.exit(0))
