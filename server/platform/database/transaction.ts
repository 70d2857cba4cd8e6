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

/** A part of a transaction that is undone alone when it throws; the rest can go on. */
export async function withinSavepoint<Result>(
  client: DatabaseClient,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query('savepoint part')
  try {
    const result = await work()
    await client.query('release savepoint part')
    return result
  } catch (error) {
    await client.query('rollback to savepoint part')
    throw error
  }
}
