/**
 * `npm start` and, with --dev, `npm run dev`: installs what is missing, builds the pages when their
 * sources changed, then runs the server until it ends or a signal comes.
 */

import { nodeFlags } from '#server/node-flags.mjs'
import {
  ensureInstalled,
  forwardSignals,
  isStopping,
  runWithOwnNode,
  signalRunning,
  stopCode,
} from './launcher.mjs'
import { watchSources } from './watch-sources.mjs'

const isDevelopment = process.argv.includes('--dev')

forwardSignals()
await ensureInstalled()
process.exit(await (isDevelopment ? runReloading() : runOnce()))

async function runOnce() {
  const environment = { DEMO: process.env.DEMO ?? '1', NODE_ENV: 'production' }
  const buildCode = await runWithOwnNode(['scripts/build.ts'], environment)
  if (isStopping()) return stopCode()
  if (buildCode !== 0) return buildCode
  return runWithOwnNode([...nodeFlags, 'server/main.ts'], environment)
}

/** Restarts the server after every change to its sources; after a crash it waits for the next one. */
async function runReloading() {
  const environment = {
    DEMO: process.env.DEMO ?? '1',
    NODE_ENV: 'development',
    CM24_DEV: '1',
  }
  const sources = watchSources(['server', 'domain', 'contract', 'database', 'locales', 'content'])
  for (;;) {
    let isReload = false
    const change = sources.nextChange().then(() => {
      isReload = true
      signalRunning('SIGTERM')
    })
    const code = await runWithOwnNode([...nodeFlags, 'server/main.ts'], environment)
    if (isStopping()) return code
    if (!isReload) {
      console.log(`The server ended (${code}). It starts again with the next change of a file.`)
      await change
    }
  }
}
