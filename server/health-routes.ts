import type { FastifyInstance } from 'fastify'
import { endpointGroups } from '#contract/endpoints.ts'
import { watchDatabaseHealth } from './platform/database/database-health.ts'
import type { DatabasePool } from './platform/database/pool.ts'
import { openApiDocument } from './platform/http/openapi.ts'
import { openApiPage } from './platform/http/openapi-page.ts'

/** For those who run us: alive, ready to take bids, and what can be called. */
export function registerHealthRoutes(
  app: FastifyInstance,
  services: { readonly pool: DatabasePool; readonly version: string },
): void {
  app.get('/health', async () => ({ status: 'alive' }))
  const isAnswering = watchDatabaseHealth(services.pool)
  app.get('/ready', async (_request, reply) => {
    if (await isAnswering()) return { status: 'ready' }
    return reply.code(503).send({ status: 'no database' })
  })
  const document = openApiDocument(endpointGroups, { title: 'CM24', version: services.version })
  app.get('/api/openapi.json', async () => document)
  app.get('/api', async (_request, reply) => {
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    return reply.type('text/html').send(openApiPage(endpointGroups))
  })
}
