import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Below the ports that systems give to whoever asks for any: nobody gets one of these by chance. */
const range = { from: 20_000, pairs: 6000 }

/**
 * A port that nobody listens on, and that no other caller is given before this process has ended: a
 * server takes minutes to come up on a busy machine, and a test whose port was taken would connect to
 * the server of another test. The port beside it is held as the mark of a port in use.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = range.from + 2 * Math.floor(Math.random() * range.pairs)
    const sign = await listenOn(port + 1)
    if (sign === null) continue
    const probe = await listenOn(port)
    if (probe === null) {
      sign.close()
      continue
    }
    probe.close()
    await once(probe, 'close')
    sign.unref()
    return port
  }
}

/** Null where somebody listens already. */
async function listenOn(port: number): Promise<Server | null> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
    return server
  } catch {
    return null
  }
}
