/**
 * The answers of statements that were sent together on one pipelined connection. When one fails, it is
 * its error that is thrown: those after it say no more than that the transaction is aborted.
 */
export async function awaitAll<const Statements extends readonly unknown[]>(
  statements: Statements,
): Promise<{ -readonly [Index in keyof Statements]: Awaited<Statements[Index]> }> {
  const settled = await Promise.allSettled(statements)
  const values = settled.map((answer) => {
    if (answer.status === 'rejected') throw answer.reason
    return answer.value
  })
  return values as { -readonly [Index in keyof Statements]: Awaited<Statements[Index]> } // One per statement, in order.
}
