import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { freePort } from './free-port.ts'

it('gives a port that can be listened on, and keeps it from everybody else who asks for one', async () => {
  const port = await freePort()
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
  const sign = createServer().listen(port + 1, '127.0.0.1')
  await expect(once(sign, 'listening')).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

it('gives none that a system hands out to whoever asks for any', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort))
  expect(Math.max(...ports)).toBeLessThan(32_768)
  expect(new Set(ports).size).toBe(ports.length)
})
