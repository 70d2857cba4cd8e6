import { spawn } from 'node:child_process'
import { existsSync, renameSync } from 'node:fs'
import path from 'node:path'
import type { Place } from './place.ts'
import { diesWithParentPrefix, invocation } from './run-as.ts'

/** The one role of an embedded database; nobody else reaches the socket's folder. */
export const clusterUser = 'cm24'

/**
 * Makes the cluster if there is none. It grows under another name and is renamed at the end, so
 * that one cut short is never taken for a whole one.
 */
export async function ensureCluster(place: Place): Promise<void> {
  if (existsSync(place.data)) return
  const unfinished = path.join(place.clusterFolder, `init-${process.pid}`)
  const {
    command,
    arguments: words,
    options,
  } = invocation(place.runAs, {
    prefix: diesWithParentPrefix(),
    program: place.binaries.initdb,
    arguments: [
      ...['-D', unfinished, '-U', clusterUser, '-A', 'trust'],
      ...['--no-locale', '--encoding=UTF8', '--locale-provider=builtin'],
      ...['--builtin-locale=C.UTF-8', '--no-instructions'],
    ],
  })
  let output = ''
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(command, words, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (code !== 0) throw new Error(`The database could not be created: ${output.trim()}`)
  renameSync(unfinished, place.data)
}
