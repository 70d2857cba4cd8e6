import { createServer } from 'node:net'
import type { Config } from './config.ts'
import { isDatabaseUnavailable } from './platform/database/database-unavailable.ts'
import { StartRefused } from './platform/start-refused.ts'

/** Errors of a start that the person who starts can put right are told in one sentence. */

/** Asked before the database starts: a demo would make its market first. */
export async function refuseUsedPort({ port, listenHost, roles }: Config): Promise<void> {
  if (!roles.includes('web') || port === 0) return
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, listenHost, resolve)
  })
  await new Promise((resolve) => server.close(resolve))
}

/** Undefined for what nobody expects: its stack is needed. */
export function sentenceOf(error: unknown, { port }: Pick<Config, 'port'>): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof StartRefused) return error.message
  const { code, syscall } = error as NodeJS.ErrnoException // Node's and pg's errors carry a code.
  if (syscall === 'listen' && code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop what uses it, or choose another port with PORT.`
  }
  if (syscall === 'listen' && code === 'EACCES') {
    return `Port ${port} may not be used by this user. Choose a port above 1023 with PORT.`
  }
  if (code !== undefined && code in refusedByDatabase) return refusedByDatabase[code]
  if (isDatabaseUnavailable(error) || code === 'ENOTFOUND') {
    return `The database does not answer (${code ?? error.message}). Check DATABASE_URL.`
  }
  return undefined
}

/** PostgreSQL's codes of a connection that it does not take. */
const refusedByDatabase: Readonly<Record<string, string>> = {
  '28000': 'The database refuses the user of DATABASE_URL.',
  '28P01': 'The database refuses the user or the password of DATABASE_URL.',
  '3D000': 'The database that DATABASE_URL names does not exist.',
}
