import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** An identity provider on a port of its own, which errs as it is told to. */
export type IssuerStandIn = {
  readonly issuer: string
  /** What its next ID tokens say beside issuer, audience and times. */
  readonly says: (claims: object) => void
  /** How it errs from now on; `{}`: not at all. */
  readonly errs: (errors: Errors) => void
  /** From now on it signs by another key. */
  readonly changeKey: () => Promise<void>
  /** What a browser brings back that logged in there. */
  readonly answerTo: (address: string) => string
  readonly stop: () => Promise<void>
}

type Errors = {
  readonly nonce?: string
  /** Whom its tokens are from, and for whom. */
  readonly tokenIssuer?: string
  readonly audience?: string
  /** Tokens are signed by a key that it does not publish. */
  readonly isForged?: true
  readonly status?: number
  readonly delayMs?: number
  /** How far its clock is ahead. */
  readonly aheadSeconds?: number
}

export async function startIssuerStandIn(clientId: string): Promise<IssuerStandIn> {
  let claims: object = {}
  let errors: Errors = {}
  let signing = await newKey()
  const unpublished = await newKey()
  const nonces = new Map<string, { readonly nonce: string; readonly challenge: string }>()
  const server = createServer(async (request, reply) => {
    const answer = (body: unknown, status = 200) => {
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (errors.delayMs) await wait(errors.delayMs)
    if (errors.status) return answer({}, errors.status)
    const { pathname } = new URL(request.url ?? '/', issuer)
    if (pathname === '/.well-known/openid-configuration') return answer(metadataOf(issuer))
    if (pathname === '/jwks') return answer({ keys: [signing.jwk] })
    // Whoever has waited too long is gone by now.
    const sent = await text(request).catch(() => '')
    const question = new URLSearchParams(sent)
    const asked = nonces.get(question.get('code') ?? '')
    const verifier = question.get('code_verifier') ?? ''
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    if (asked?.challenge !== challenge) return answer({ error: 'invalid_grant' }, 400)
    const now = Math.floor(Date.now() / 1000) + (errors.aheadSeconds ?? 0)
    const token = await new SignJWT({ nonce: errors.nonce ?? asked.nonce, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: signing.jwk.kid })
      .setIssuer(errors.tokenIssuer ?? issuer)
      .setAudience(errors.audience ?? clientId)
      .setIssuedAt(now)
      .setNotBefore(now)
      .setExpirationTime(now + 60)
      .sign((errors.isForged ? unpublished : signing).privateKey)
    answer({ access_token: 'access', token_type: 'bearer', id_token: token })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo // It listens on a port.
  const issuer = `http://127.0.0.1:${port}`
  return {
    issuer,
    says: (next) => {
      claims = next
    },
    errs: (next) => {
      errors = next
    },
    changeKey: async () => {
      signing = await newKey()
    },
    answerTo: (address) => {
      const { searchParams } = new URL(address)
      const code = `code-${nonces.size}`
      const nonce = searchParams.get('nonce') ?? ''
      nonces.set(code, { nonce, challenge: searchParams.get('code_challenge') ?? '' })
      return `?${new URLSearchParams({ code, state: searchParams.get('state') ?? '', iss: issuer })}`
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

let keys = 0

async function newKey() {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  keys += 1
  const jwk = { ...(await exportJWK(publicKey)), kid: `key-${keys}`, alg: 'RS256', use: 'sig' }
  return { privateKey, jwk }
}

function metadataOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    end_session_endpoint: `${issuer}/end`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    authorization_response_iss_parameter_supported: true,
  }
}
