import { createHmac } from 'node:crypto'
import type { PasskeyMade, PasskeyUsed } from '#contract/endpoints/security/passkey.ts'
import type { Services } from '#server/platform/services.ts'
import type { NewPasskey, PasskeyRow } from './passkey-store.ts'
import type { RelyingParty } from './relying-party.ts'

/** The checks of WebAuthn (7.1, 7.2), by a kept library: signature, origin, host, user verification, count. */

/** 28 MB and a quarter of a second, so it is loaded by whoever uses a passkey first. */
const library = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256 of the COSE registry: what telephones, keys and computers have. */
export const passkeyAlgorithms = [-8, -7, -257]

type Expected = { readonly challenge: string; readonly relyingParty: RelyingParty }

/** What is kept of a new passkey; null where it shows nothing. */
export async function readMadePasskey(
  made: PasskeyMade,
  { challenge, relyingParty }: Expected,
): Promise<Pick<NewPasskey, 'credentialId' | 'publicKey' | 'signCount'> | null> {
  const { verifyRegistrationResponse } = await library()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...made, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      supportedAlgorithmIDs: passkeyAlgorithms,
    })
    if (!registrationInfo) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return { credentialId: id, publicKey: Buffer.from(publicKey), signCount: counter }
  } catch {
    return null
  }
}

/** How often its device has signed by now; null where the signature does not show who is there, or the count goes back. */
export async function countOfUsedPasskey(
  used: PasskeyUsed,
  passkey: PasskeyRow,
  { challenge, relyingParty }: Expected,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library()
  const { userHandle, ...response } = used.response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...used,
        response: { ...response, ...(userHandle && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.signCount,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

/** The account's name for its passkeys: always the same, and nobody can tell the account by it. Base64url. */
export function passkeyHandleOf(services: Pick<Services, 'keys'>, customerId: number): string {
  const mac = createHmac('sha256', services.keys.devices).update(`passkey:${customerId}`)
  return mac.digest('base64url')
}
