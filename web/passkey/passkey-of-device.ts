import type {
  PasskeyCreation,
  PasskeyMade,
  PasskeyUsed,
} from '#contract/endpoints/security/passkey.ts'
import type { ApiClient } from '#web/api/api-client.ts'

/** What a browser does with passkeys; its library is fetched by whoever presses. */

const library = () => import('@simplewebauthn/browser')

/** Has the device show one of its passkeys and unlock it. */
export async function passkeyOfDevice(api: ApiClient): Promise<PasskeyUsed> {
  const [optionsJSON, { startAuthentication }] = await Promise.all([
    api.account.askPasskey(),
    library(),
  ])
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } }
}

/** Has the device make one. */
export async function newPasskeyOfDevice(optionsJSON: PasskeyCreation): Promise<PasskeyMade> {
  const { startRegistration } = await library()
  const { id, rawId, type, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject } }
}
