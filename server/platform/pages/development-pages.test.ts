import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { developmentPages } from './development-pages.ts'

test('the server of the sources ends although a page listens for changes', async () => {
  const app = fastify({ forceCloseConnections: true })
  await developmentPages(app, join(import.meta.dirname, '../../..'))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo // It listens on a port.
  const client = await (await fetch(`http://127.0.0.1:${port}/@vite/client`)).text()
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1]
  const line = new WebSocket(`ws://127.0.0.1:${port}/?token=${token}`, 'vite-hmr')
  await once(line, 'message')
  const lost = once(line, 'close')
  await app.close()
  await lost
  expect(app.server.listening).toBe(false)
})
