import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The browser's half of the encryption of pushes (RFC 8291 and 8188), written for the stand-in alone. */
export type DeviceKeys = {
  readonly pair: ECDH
  readonly p256dh: string
  readonly auth: string
}

export function newDeviceKeys(): DeviceKeys {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys('base64url', 'uncompressed')
  return { pair, p256dh, auth: randomBytes(16).toString('base64url') }
}

const saltBytes = 16
const lengthAt = 20
const keyAt = 21
const tagBytes = 16

/** Undefined where it was not encrypted for this device. One record, as pushes have. */
export function decrypted(body: Buffer, { pair, auth }: DeviceKeys): string | undefined {
  if (body.byteLength <= keyAt) return undefined
  const salt = body.subarray(0, saltBytes)
  const senderKey = body.subarray(keyAt, keyAt + body.readUInt8(lengthAt))
  const sealed = body.subarray(keyAt + senderKey.byteLength)
  try {
    const shared = pair.computeSecret(senderKey)
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey])
    const secret = hkdf(shared, { salt: Buffer.from(auth, 'base64url'), about, bytes: 32 })
    const key = hkdf(secret, { salt, about: 'Content-Encoding: aes128gcm\0', bytes: 16 })
    const nonce = hkdf(secret, { salt, about: 'Content-Encoding: nonce\0', bytes: 12 })
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-tagBytes))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()])
    // The last record ends with a 2 and zeros.
    const end = padded.lastIndexOf(2)
    return padded.subarray(0, end).toString('utf8')
  } catch {
    return undefined
  }
}

function hkdf(
  secret: Buffer,
  derive: { readonly salt: Buffer; readonly about: Buffer | string; readonly bytes: number },
): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, derive.salt, derive.about, derive.bytes))
}
