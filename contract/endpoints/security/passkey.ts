import { z } from 'zod'
import { passkeyNameLength } from '#domain/account/security/passkey.ts'
import { Done, Id, Instant } from '../../account-fields.ts'
import { endpoint } from '../../endpoint.ts'
import { LoggedIn } from '../account-session.ts'

/** Passkeys (WebAuthn): what browsers are asked for and what they answer, in the standard's own JSON (rules 11). */

const Bytes = z
  .string()
  .max(8192)
  .regex(/^[\w-]*$/)

const PasskeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  /** Those that the account has: a device makes no second one. */
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
})

/** What a browser says of extensions is left out: none is asked for. */
const credential = {
  id: Bytes,
  rawId: Bytes,
  type: z.literal('public-key'),
}

const PasskeyMade = z.object({
  ...credential,
  response: z.object({ clientDataJSON: Bytes, attestationObject: Bytes }),
})
export type PasskeyMade = z.infer<typeof PasskeyMade>

export const PasskeyUsed = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Bytes.optional(),
  }),
})
export type PasskeyUsed = z.infer<typeof PasskeyUsed>

const Passkey = z.object({
  passkeyId: z.int(),
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
  /** The host that it was made for. */
  host: z.string(),
})
export type Passkey = z.infer<typeof Passkey>

const path = '/api/private/customer/passkeys'

export const passkeyEndpoints = {
  askPasskey: endpoint({
    method: 'POST',
    path: '/api/public/customer/auth/passkey/options',
    access: 'public',
    summary: 'What a browser asks a passkey for; good once, for this browser, for five minutes',
    output: PasskeyRequest,
    callsPerMinute: 30,
  }),
  logInByPasskey: endpoint({
    method: 'POST',
    path: '/api/public/customer/auth/passkey',
    access: 'public',
    summary: 'Logs in by a passkey alone, which is both factors',
    body: PasskeyUsed,
    output: LoggedIn,
    refusals: ['PASSKEY_UNKNOWN', 'PASSKEY_NOT_ACCEPTED'],
    callsPerMinute: 30,
  }),
  listPasskeys: endpoint({
    method: 'GET',
    path,
    access: 'private',
    summary: 'The passkeys of the account, the newest first',
    output: z.object({
      passkeys: z.array(Passkey),
      /** For which host one is made here, and whether other storefronts know it as well. */
      host: z.string(),
      isForAllStorefronts: z.boolean(),
    }),
  }),
  beginPasskey: endpoint({
    method: 'POST',
    path: `${path}/options`,
    access: 'private',
    summary: 'What a browser makes a passkey of; good once, for this login, for five minutes',
    output: z.object({ options: PasskeyCreation, suggestedName: z.string() }),
    refusals: ['ACTION_NOT_POSSIBLE_NOW', 'IDENTITY_UNPROVED'],
    callsPerMinute: 10,
  }),
  addPasskey: endpoint({
    method: 'POST',
    path,
    access: 'private',
    summary: 'Adds a passkey; answers recovery codes, once, where it is the first second factor',
    body: z.object({ name: z.string().trim().min(1).max(passkeyNameLength), made: PasskeyMade }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    refusals: ['PASSKEY_NOT_ACCEPTED', 'ACTION_NOT_POSSIBLE_NOW'],
    callsPerMinute: 10,
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: `${path}/{passkeyId}`,
    access: 'private',
    summary: 'Removes a passkey; all other logins end',
    params: z.object({ passkeyId: Id }),
    output: Done,
    refusals: ['NOT_FOUND', 'IDENTITY_UNPROVED', 'SECOND_FACTOR_NEEDED'],
    callsPerMinute: 20,
  }),
} as const
