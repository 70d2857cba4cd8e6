import { CallRefused, type Problem } from '#contract/problem.ts'
import type { ApiClient } from '../api-client.ts'
import { NetworkFailed } from '../network-failed.ts'
import { randomId } from '../random-id.ts'

/**
 * A file on its way to the server. `fetch` cannot say how far an upload has come, XMLHttpRequest
 * can; everything else is as with the other calls: ids, the token, problems, a missing answer.
 */
export type FileUpload = {
  readonly path: `/api/${string}`
  readonly file: Blob
  readonly fileName: string
  /** 0 to 100. */
  readonly onProgress?: (percent: number) => void
  readonly signal?: AbortSignal
}

export async function uploadFile<Answer>(client: ApiClient, upload: FileUpload): Promise<Answer> {
  const { csrfToken } = await client.account.csrfToken()
  // Asking for the token, or for it anew, takes its time; the file may have been taken back since.
  upload.signal?.throwIfAborted()
  const answer = await send(upload, csrfToken)
  if (answer.status >= 200 && answer.status < 300) return answer.body as Answer // The endpoint's own output.
  throw new CallRefused(problemOf(answer))
}

type UploadAnswer = { readonly status: number; readonly body: unknown }

function send(upload: FileUpload, csrfToken: string): Promise<UploadAnswer> {
  const { path, file, fileName, onProgress, signal } = upload
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    const fail = () => reject(new NetworkFailed('The upload was cut off'))
    call.open('POST', path)
    call.setRequestHeader('Accept', 'application/json, application/problem+json')
    call.setRequestHeader('X-CSRF-Token', csrfToken)
    call.setRequestHeader('X-Request-Id', randomId())
    call.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress?.(Math.round((loaded / total) * 100))
    }
    call.onload = () => resolve({ status: call.status, body: read(call.responseText) })
    call.onerror = fail
    call.ontimeout = fail
    call.onabort = () => reject(new DOMException('The upload was taken back', 'AbortError'))
    signal?.addEventListener('abort', () => call.abort(), { once: true })
    const form = new FormData()
    form.append('file', file, fileName)
    call.send(form)
  })
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function problemOf({ status, body }: UploadAnswer): Problem {
  if (typeof body === 'object' && body !== null && 'code' in body) return body as Problem // The server's own error shape.
  const code = status === 413 ? 'REQUEST_TOO_LARGE' : 'UNEXPECTED_ANSWER'
  return { type: 'about:blank', title: '', status, code, detail: '', requestId: '' }
}
