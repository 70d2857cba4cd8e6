/**
 * One question to an outside service. Answers are cut at a size, redirects are never followed: an
 * answer must not send us to an address that nobody has allowed.
 */
export type OutsideQuestion = {
  /** `GET` without. */
  readonly method?: 'POST'
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly timeoutMs: number
  readonly maxBytes: number
}

export type OutsideAnswer =
  | { readonly kind: 'answered'; readonly status: number; readonly text: string }
  | { readonly kind: 'busy' }
  | { readonly kind: 'failed'; readonly cause: OutsideFailure }

export type OutsideFailure = 'unreachable' | 'too_slow' | 'too_large' | 'redirected'

const busyStatuses: readonly number[] = [429, 503]

/** Never throws: whatever goes wrong is part of the answer. */
export async function askOutside(url: URL, question: OutsideQuestion): Promise<OutsideAnswer> {
  const { headers = {}, timeoutMs, maxBytes, method = 'GET', body = null } = question
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, { method, body, headers, signal, redirect: 'manual' })
    const { status } = response
    if (busyStatuses.includes(status)) {
      await response.body?.cancel()
      return { kind: 'busy' }
    }
    if (status >= 300 && status < 400) {
      await response.body?.cancel()
      return { kind: 'failed', cause: 'redirected' }
    }
    const text = await readUpTo(response, maxBytes)
    return text === undefined
      ? { kind: 'failed', cause: 'too_large' }
      : { kind: 'answered', status, text }
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError'
    return { kind: 'failed', cause: isTimeout ? 'too_slow' : 'unreachable' }
  }
}

/** Undefined where more comes; the rest is not fetched. */
export async function readUpTo(response: Response, maxBytes: number): Promise<string | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > maxBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
