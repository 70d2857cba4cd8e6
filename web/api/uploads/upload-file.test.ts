import { expect, test } from 'vitest'
import type { ApiClient } from '../api-client.ts'
import { uploadFile } from './upload-file.ts'

test('a file taken back while the token is asked for is not sent', async () => {
  const taken = new AbortController()
  const csrfToken = async () => {
    taken.abort()
    return { csrfToken: 'token' }
  }
  const client = { account: { csrfToken } } as unknown as ApiClient // No other call is made.
  const sending = uploadFile(client, {
    path: '/api/public/product/picture/1',
    file: new Blob(['x']),
    fileName: 'x.jpg',
    signal: taken.signal,
  })
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
})
