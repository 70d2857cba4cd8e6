import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { loginCodeDigits } from '#domain/account/login-code.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { Services } from '#server/platform/services.ts'
import { after, type LinkKind, linkLifetimes } from './account-settings.ts'
import { type LinkRow, linkStore } from './link-store.ts'

/**
 * Single-use links (rules 11). The token is the link's id with a MAC, made only where it is needed:
 * neither the table nor a queued mail holds anything that opens a door.
 */

export async function createLink(
  services: Services,
  db: Queryable,
  link: {
    readonly kind: LinkKind
    readonly customerId: number | null
    readonly facts?: Readonly<Record<string, unknown>>
  },
): Promise<string> {
  const linkId = randomUUID()
  const { kind, customerId, facts = {} } = link
  const expiresAt = after(services.now(), linkLifetimes[kind])
  await linkStore.add(db, { linkId, kind, customerId, facts, expiresAt })
  return linkId
}

export function linkToken(services: Services, linkId: string): string {
  const id = Buffer.from(linkId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, macOf(services, id)]).toString('base64url')
}

/** The id in a token of ours, or null. */
export function readLinkToken(services: Services, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 32) return null
  const id = bytes.subarray(0, 16)
  if (!timingSafeEqual(bytes.subarray(16), macOf(services, id))) return null
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Uses a link up, or refuses: unknown, used, expired and of another kind read the same. */
export async function useLink(
  services: Services,
  db: Queryable,
  use: { readonly token: string; readonly kinds: readonly LinkKind[] },
): Promise<LinkRow> {
  const linkId = readLinkToken(services, use.token)
  const link =
    linkId === null
      ? undefined
      : await linkStore.use(db, { linkId, kinds: use.kinds, now: services.now() })
  if (!link) throw refuseCall('LINK_INVALID')
  return link
}

/** A link that belongs to an account, as those of passwords, locks and addresses do. */
export async function useAccountLink(
  services: Services,
  db: Queryable,
  use: { readonly token: string; readonly kind: LinkKind },
): Promise<LinkRow & { readonly customerId: number }> {
  const link = await useLink(services, db, { token: use.token, kinds: [use.kind] })
  if (link.customerId === null) throw refuseCall('LINK_INVALID')
  return { ...link, customerId: link.customerId }
}

/**
 * The code of six digits that a login link carries (rules 11). It follows from the link's id, so that it stands
 * in the mail alone.
 */
export function loginCodeOf(services: Services, linkId: string): string {
  const mac = createHmac('sha256', services.keys.links).update(`code:${linkId}`).digest()
  const number = mac.readUIntBE(0, 6) % 10 ** loginCodeDigits
  return String(number).padStart(loginCodeDigits, '0')
}

function macOf(services: Services, id: Buffer): Buffer {
  return createHmac('sha256', services.keys.links).update(id).digest().subarray(0, 16)
}
