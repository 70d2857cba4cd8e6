import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { planSigningKeys, type SigningKeyPlan } from '#domain/account/security/signing-keys.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { seal, unseal } from '#server/platform/secrets/keys.ts'
import type { Services } from '#server/platform/services.ts'
import { type IssuerKeyRow, issuerKeyStore } from './issuer-key-store.ts'

const algorithm = 'RS256'

type KeyServices = Pick<Services, 'pool' | 'keys' | 'now'>

/** Private keys to publish the public halves of, the one that signs first. Makes and removes keys as the plan says. */
export async function currentIssuerKeys(services: KeyServices): Promise<readonly JWK[]> {
  const seen = await read(services, services.pool)
  const isSettled = seen.plan.nextSignsFrom === null && seen.plan.ended.length === 0
  const { rows, plan } = isSettled ? seen : await settle(services)
  return plan.published.flatMap((keyId) => {
    const row = rows.find((each) => each.keyId === keyId)
    return row ? [JSON.parse(unseal(row.sealedKey, services.keys.issuer)) as JWK] : [] // Written by `settle`.
  })
}

type Keys = { readonly rows: readonly IssuerKeyRow[]; readonly plan: SigningKeyPlan }

async function read(services: KeyServices, db: Queryable): Promise<Keys> {
  const rows = await issuerKeyStore.list(db)
  const known = rows.map(({ keyId, signsFrom }) => ({ keyId, signsFrom: signsFrom.getTime() }))
  return { rows, plan: planSigningKeys(known, services.now().getTime()) }
}

async function settle(services: KeyServices): Promise<Keys> {
  // Made before the connection is held: it takes a tenth of a second.
  const made = await newKey(services)
  return transaction(services.pool, async (client) => {
    await issuerKeyStore.lock(client)
    const { nextSignsFrom, ended } = (await read(services, client)).plan
    if (nextSignsFrom !== null) {
      await issuerKeyStore.add(client, { ...made, signsFrom: new Date(nextSignsFrom) })
    }
    await issuerKeyStore.remove(client, ended)
    return read(services, client)
  })
}

async function newKey({ keys }: KeyServices): Promise<Pick<IssuerKeyRow, 'keyId' | 'sealedKey'>> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true })
  const keyId = randomUUID()
  const jwk = { ...(await exportJWK(privateKey)), kid: keyId, alg: algorithm, use: 'sig' }
  return { keyId, sealedKey: seal(JSON.stringify(jwk), keys.issuer) }
}
