import { importJWK, jwtVerify } from 'jose'

/**
 * `vapid t=<token>, k=<public key>`: signed by that key, for this push service, for a day at most (RFC 8292). Answers the
 * key.
 */
export async function signerOf(
  authorization: string | undefined,
  origin: string,
): Promise<string | undefined> {
  const found = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '')
  const [, token = '', publicKey = ''] = found ?? []
  const point = Buffer.from(publicKey, 'base64url')
  if (!found || point.byteLength !== 65) return undefined
  const key = await importJWK({
    ...{ kty: 'EC', crv: 'P-256', alg: 'ES256' },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  })
  try {
    const { payload } = await jwtVerify(token, key, { audience: origin, algorithms: ['ES256'] })
    const lasts = (payload.exp ?? Number.POSITIVE_INFINITY) - Date.now() / 1000
    const hasContact = /^(mailto:|https:)/.test(payload.sub ?? '')
    return lasts <= 24 * 3600 && hasContact ? publicKey : undefined
  } catch {
    return undefined
  }
}
