/** A process that owns a database and nothing else, for tests that kill it. */
import { startDatabase } from '../start.ts'

const [dataDir = ''] = process.argv.slice(2)

try {
  const database = await startDatabase({ dataDir, maxConnections: 20 })
  process.on('SIGTERM', () => {
    void database.stop().then(() => process.exit(0))
  })
  process.send?.({ connection: database.connection })
} catch (error) {
  process.send?.({ error: String(error) })
  process.exitCode = 1
  process.disconnect?.()
}
