import type { RecordAdapter, RecordPayload } from 'oidc-provider'
import { dayMs } from '#domain/calendar/instant.ts'
import { seal, tokenHash, unseal } from '#server/platform/secrets/keys.ts'
import type { Services } from '#server/platform/services.ts'
import { after } from '../account-settings.ts'
import { issuerRecordStore, type RecordKind, recordKinds } from './issuer-record-store.ts'

/** The provider's records in our table: found by a hash of the code or token that they are known by, and sealed. */

export function recordHashOf({ keys }: Pick<Services, 'keys'>, id: string): Buffer {
  return tokenHash(id, keys.issuer)
}

export async function findRecord(
  services: Pick<Services, 'keys' | 'pool'>,
  search: { readonly kind: RecordKind; readonly id: string },
): Promise<RecordPayload | undefined> {
  const recordHash = recordHashOf(services, search.id)
  const row = await issuerRecordStore.find(services.pool, { recordHash, kind: search.kind })
  if (!row) return undefined
  const payload = JSON.parse(unseal(row.sealedRecord, services.keys.issuer)) as RecordPayload // Written below.
  const consumed = row.usedAt && Math.floor(row.usedAt.getTime() / 1000)
  return { ...payload, ...(consumed !== null && { consumed }) }
}

/** A program that renews all the time leaves no more behind; whoever comes later is refused all the same. */
const usedKeptMs = dayMs

/** `refuseReuse` is thrown at whoever brings a code or token that somebody else has just used. */
export function recordAdapter(
  services: Services,
  name: string,
  refuseReuse: () => Error,
): RecordAdapter {
  const kind = recordKinds.find((each) => each === name)
  if (kind === undefined) return nothingKept
  const { pool, keys, now } = services
  const hashOf = (id: string) => recordHashOf(services, id)
  return {
    upsert: async (id, payload, expiresInSeconds = 0) => {
      const { accountId, grantId } = payload
      await issuerRecordStore.save(pool, {
        ...{ recordHash: hashOf(id), kind, now: now() },
        sealedRecord: seal(JSON.stringify(payload), keys.issuer),
        grantHash: grantId === undefined ? null : hashOf(grantId),
        customerId: accountId === undefined ? null : Number(accountId),
        expiresAt: after(now(), expiresInSeconds * 1000),
      })
    },
    find: (id) => findRecord(services, { kind, id }),
    consume: async (id) => {
      const keptUntil = after(now(), usedKeptMs)
      if (await issuerRecordStore.use(pool, { recordHash: hashOf(id), now: now(), keptUntil }))
        return
      // Two have it, and nobody can tell which of them is the program.
      const grantId = (await findRecord(services, { kind, id }))?.grantId
      if (grantId !== undefined) await issuerRecordStore.removeGrant(pool, hashOf(grantId))
      throw refuseReuse()
    },
    destroy: (id) => issuerRecordStore.remove(pool, hashOf(id)),
    revokeByGrantId: (grantId) => issuerRecordStore.removeGrant(pool, hashOf(grantId)),
    ...foundInNoOtherWay,
  }
}

const foundInNoOtherWay = {
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
}

/** Sessions and programs: the library's sessions live as long as one question, programs stand in the configuration. */
const nothingKept: RecordAdapter = {
  ...foundInNoOtherWay,
  upsert: async () => undefined,
  find: async () => undefined,
  consume: async () => undefined,
  destroy: async () => undefined,
  revokeByGrantId: async () => undefined,
}
