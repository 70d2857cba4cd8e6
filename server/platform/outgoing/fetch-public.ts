import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/**
 * A file at an address that others have sent us. The name is resolved by the very connection that uses it, and
 * each address is checked then, so that no name can be public for the check and inside for the fetch.
 */
export type PublicQuestion = {
  readonly timeoutMs: number
  readonly maxBytes: number
  /** Of our own stand-ins: `http://127.0.0.1:4000`. Everything else is https at a public address. */
  readonly insideOrigins: readonly string[]
}

export type PublicAnswer =
  | { readonly kind: 'answered'; readonly bytes: Buffer }
  | { readonly kind: 'failed'; readonly cause: string }

/** Never throws. Redirects are not followed: each would need its own check, and nothing we fetch needs one. */
export async function fetchPublic(url: URL, question: PublicQuestion): Promise<PublicAnswer> {
  const isOwn = question.insideOrigins.includes(url.origin)
  if (!isOwn && !mayBeFetched(url)) return { kind: 'failed', cause: 'not a public address' }
  try {
    return { kind: 'answered', bytes: await load(url, { ...question, isOwn }) }
  } catch (error) {
    return { kind: 'failed', cause: error instanceof Error ? error.message : 'unknown' }
  }
}

/** The bytes of a file that lies with one of these hosts, or what ends in a dot and one of them. */
export async function fetchFromHosts(
  address: string,
  hosts: readonly string[],
  question: PublicQuestion,
): Promise<Buffer | undefined> {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  const isTheirs = hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  if (!isTheirs && !question.insideOrigins.includes(url.origin)) return undefined
  const answer = await fetchPublic(url, question)
  return answer.kind === 'answered' ? answer.bytes : undefined
}

function mayBeFetched({ protocol, hostname, username, port }: URL): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '')
  const isLiteral = /^[\d.]+$/.test(literal) || literal.includes(':')
  return (
    protocol === 'https:' &&
    username === '' &&
    port === '' &&
    (!isLiteral || isPublicAddress(literal))
  )
}

const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, [])
    const isSafe =
      addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address))
    if (!isSafe) return done(new Error('not a public address'), [])
    const [first] = addresses
    if (options.all || !first) return done(null, addresses)
    done(null, first.address, first.family)
  })
}

function load(
  url: URL,
  { timeoutMs, maxBytes, isOwn }: PublicQuestion & { readonly isOwn: boolean },
): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const signal = AbortSignal.timeout(timeoutMs)
  const asked = request(url, { signal, agent: false, ...(!isOwn && { lookup: publicLookup }) })
  asked.on('error', reject)
  asked.on('response', (response) => {
    const parts: Buffer[] = []
    let size = 0
    if (response.statusCode !== 200) {
      reject(new Error(`status ${response.statusCode}`))
      response.destroy()
      return
    }
    response.on('data', (part: Buffer) => {
      size += part.byteLength
      if (size > maxBytes) response.destroy(new Error('too large'))
      else parts.push(part)
    })
    response.on('error', reject)
    response.on('end', () => resolve(Buffer.concat(parts)))
  })
  asked.end()
  return promise
}
