import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type {
  PasskeyCreation,
  PasskeyMade,
  PasskeyUsed,
} from '#contract/endpoints/security/passkey.ts'

/** A device with one passkey, as WebAuthn 3 describes it: ES256, attestation "none". */

type Claims = {
  /** What the browser says it was on. */
  readonly origin: string
  readonly rpId?: string
  readonly isUserVerified?: boolean
  /** The next one unless a test says otherwise. */
  readonly signCount?: number
}

const flags = { present: 0x01, verified: 0x04, hasCredential: 0x40 }

export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(16)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #userHandle = ''
  #signCount = 0

  make(options: PasskeyCreation, claims: Claims): PasskeyMade {
    this.#userHandle = options.user.id
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.credentialId.length)
    const credential = [
      Buffer.alloc(16),
      length,
      this.credentialId,
      coseKeyOf(this.#keys.publicKey),
    ]
    const data = this.#dataOf({ rpId: options.rp.id, ...claims }, flags.hasCredential, credential)
    const clientDataJSON = clientDataOf('webauthn.create', options.challenge, claims.origin)
    const id = this.credentialId.toString('base64url')
    return {
      ...{ id, rawId: id, type: 'public-key' },
      response: { clientDataJSON, attestationObject: attestationOf(data).toString('base64url') },
    }
  }

  use(options: { readonly challenge: string; readonly rpId: string }, claims: Claims): PasskeyUsed {
    const data = this.#dataOf({ rpId: options.rpId, ...claims }, 0, [])
    const clientDataJSON = clientDataOf('webauthn.get', options.challenge, claims.origin)
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
    const signature = sign('sha256', Buffer.concat([data, hash]), this.#keys.privateKey)
    const id = this.credentialId.toString('base64url')
    return {
      ...{ id, rawId: id, type: 'public-key' },
      response: {
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: this.#userHandle,
      },
    }
  }

  #dataOf(
    claims: Claims & { readonly rpId: string },
    more: number,
    credential: readonly Buffer[],
  ): Buffer {
    this.#signCount = claims.signCount ?? this.#signCount + 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(this.#signCount)
    const verified = (claims.isUserVerified ?? true) ? flags.verified : 0
    const rpIdHash = createHash('sha256').update(claims.rpId).digest()
    const flag = Buffer.from([flags.present | verified | more])
    return Buffer.concat([rpIdHash, flag, count, ...credential])
  }
}

function clientDataOf(type: string, challenge: string, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin })).toString('base64url')
}

/** CBOR: `{fmt: 'none', attStmt: {}, authData}`. */
function attestationOf(data: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(data.length)
  const text = (word: string) =>
    Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
  return Buffer.concat([
    ...[Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
    ...[text('authData'), Buffer.from([0x59]), length, data],
  ])
}

/** COSE, in CBOR: elliptic curve, ES256, P-256, both coordinates. */
function coseKeyOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    ...[Buffer.from(x, 'base64url'), Buffer.from([0x22, 0x58, 0x20]), Buffer.from(y, 'base64url')],
  ])
}
