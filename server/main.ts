import { join } from 'node:path'
import type { App, AppParts } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { refuseOtherKind } from './platform/database/installation.ts'
import { migrate } from './platform/database/migrate.ts'
import { createPool, endPool } from './platform/database/pool.ts'
import { type EmbeddedDatabase, startDatabase } from './platform/embedded-postgres/start.ts'
import { createLog } from './platform/log/log.ts'
import { outliveOutput } from './platform/log/outlive-output.ts'
import { riskySettings } from './risky-settings.ts'
import { refuseUsedPort, sentenceOf } from './start-error.ts'

/**
 * One process in one or more roles: takes or starts the database, migrates it, serves, prints where.
 * Ends in order on a signal, on the end of its launcher, and when the database is gone for good.
 */
type Running = {
  readonly app: App
  readonly embedded: EmbeddedDatabase | null
  end(): Promise<void>
}

outliveOutput()
const config = settings()
const log = createLog({ level: config.logLevel })
for (const sentence of riskySettings(config)) console.error(`Unsafe: ${sentence}`)
const running = await start().catch(refuse)

function settings(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    return refuse(error, { port: 0 })
  }
}

async function start(): Promise<Running> {
  await refuseUsedPort(config)
  const { dataDir, databaseUrl } = config
  const embedded = databaseUrl ? null : await startDatabase({ dataDir, maxConnections: 60 })
  const connection = embedded?.connection ?? { connectionString: databaseUrl ?? '' }
  const pool = createPool(connection, { size: config.poolSize })
  let app: App | undefined
  const end = async () => {
    await app?.stop()
    await endPool(pool)
    await embedded?.stop()
  }
  try {
    await refuseOtherKind(pool, config.isDemo)
    await migrate(pool, join(import.meta.dirname, '../database/migrations'))
    app = await loadApp({ pool, connection })
    await app.start()
    return { app, embedded, end }
  } catch (error) {
    await end()
    throw error
  }
}

/** The market's modules are loaded once nothing stands against the start: they take a second. */
async function loadApp(database: Pick<AppParts, 'pool' | 'connection'>): Promise<App> {
  const { createApp } = await import('./app.ts')
  const { warmTextFilter } = await import('./areas/question/api.ts')
  const app = await createApp({
    config,
    log,
    ...database,
    announceSeeding: () => console.log('Making the demo market, some 15 seconds ...'),
    ...(config.isDemo && (await demoParts())),
  })
  if (config.roles.includes('web')) warmTextFilter()
  return app
}

async function demoParts(): Promise<Pick<AppParts, 'pictureSizes' | 'inventedSales'>> {
  const { makeDrawingSizes } = await import('#database/seeds/ads/store-drawing.ts')
  const { salesOfDemo } = await import('#database/seeds/invented-sales/sales-of-demo.ts')
  return {
    inventedSales: salesOfDemo,
    ...(config.makesPictureSizes && { pictureSizes: makeDrawingSizes }),
  }
}

/** What the person who starts can put right is one sentence; everything else keeps its stack. */
function refuse(error: unknown, { port }: Pick<Config, 'port'> = config): never {
  const sentence = sentenceOf(error, { port })
  if (sentence === undefined) throw error
  console.error(sentence)
  process.exit(1)
}

console.log(running.app.welcome())

let stopping: Promise<void> | undefined
const stop = (exitCode: number): Promise<void> => {
  stopping ??= running.end().then(() => process.exit(exitCode))
  return stopping
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // A terminal and npm may both send it, so a second one means the same as the first.
  process.on(signal, () => void stop(0))
}
process.on('disconnect', () => void stop(0))
running.embedded?.onExit((reason) => {
  log.fatal({ reason }, 'the database ended')
  void stop(1)
})
