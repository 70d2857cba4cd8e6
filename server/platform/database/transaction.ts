import type { DatabaseClient, DatabasePool } from './pool.ts'

/**
 * Runs some work in one transaction: committed when it ends well, undone when it throws. A
 * connection that cannot even be rolled back is thrown away and not given to the next caller.
 */
export async function transaction<Result>(
  pool: DatabasePool,
  work: (client: DatabaseClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError
    })
    throw error
  } finally {
    client.release(broken)
  }
}
