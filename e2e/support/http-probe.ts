import { request } from 'node:http'

/** Whether a server answers its health call at all, with whatever status. */
export function answersHttp(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const call = request({ host: '127.0.0.1', port, path: '/health', timeout: 2000 }, (answer) => {
      answer.resume()
      resolve(true)
    })
    call.on('timeout', () => call.destroy())
    call.on('error', () => resolve(false))
    call.end()
  })
}
