import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Keys for one purpose each, all derived from the one secret of the configuration. */
export type Keys = {
  readonly accessToken: Buffer
  readonly csrf: Buffer
  readonly links: Buffer
  readonly files: Buffer
  readonly auctionSecrets: Buffer
  readonly devices: Buffer
  readonly installation: Buffer
  readonly push: Buffer
  /** Logins that people have entrusted to us, such as those of dealers' own software. */
  readonly outsideLogins: Buffer
  /** Accounts to which buyers pay sellers. */
  readonly bankAccounts: Buffer
  /** What CM24 keeps as an identity provider for other programs. */
  readonly issuer: Buffer
}

export function deriveKeys(secret: string): Keys {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'cm24', purpose, 32))
  return {
    accessToken: key('access-token'),
    csrf: key('csrf'),
    links: key('links'),
    files: key('files'),
    auctionSecrets: key('auction-secrets'),
    devices: key('devices'),
    installation: key('installation'),
    push: key('push'),
    outsideLogins: key('outside-logins'),
    bankAccounts: key('bank-accounts'),
    issuer: key('issuer'),
  }
}

/** AES-256-GCM: 12 bytes nonce, 16 bytes tag, then the text. For what must not be read at rest. */
export function seal(plain: string, key: Buffer): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** Opens what `seal` made. Throws when a byte was changed or the key is another. */
export function unseal(sealed: Buffer, key: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  return decipher.update(sealed.subarray(28), undefined, 'utf8') + decipher.final('utf8')
}

/** What is stored of a token: enough to recognise it, useless to whoever reads the table. */
export function tokenHash(token: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(token).digest()
}

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}
