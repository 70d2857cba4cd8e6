import { createECDH } from 'node:crypto'

export type VapidKeys = { readonly publicKey: string; readonly privateKey: string }

/**
 * The key pair by which push services know us (RFC 8292), made of a derived secret: every process has the same one,
 * and no file needs to be kept. With another secret of the installation browsers subscribe anew.
 */
export function vapidKeysOf(secret: Buffer): VapidKeys {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(secret)
  return {
    publicKey: pair.getPublicKey('base64url', 'uncompressed'),
    privateKey: secret.toString('base64url'),
  }
}
