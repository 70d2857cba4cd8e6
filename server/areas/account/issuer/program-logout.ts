import { accountLifetimes } from '#domain/account/lifetimes.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import { seal, unseal } from '#server/platform/secrets/keys.ts'
import type { AccountServices } from '../account-services.ts'

/**
 * Where a program's logout goes on to, carried by the address itself: anybody may ask for one, as often as they like, and a row
 * for each would be theirs to fill our tables with.
 */

export type ProgramLogout = { readonly name: string; readonly address: string }

type Sealed = ProgramLogout & { readonly expiresAt: number }

type SealingServices = Pick<AccountServices, 'keys' | 'now'>

export function sealLogout({ keys, now }: SealingServices, logout: ProgramLogout): string {
  const expiresAt = now().getTime() + accountLifetimes.programLogoutMs
  const sealed: Sealed = { ...logout, expiresAt }
  return seal(JSON.stringify(sealed), keys.issuer).toString('base64url')
}

/** As often as it is asked; LINK_INVALID for what we have not sealed and what is over. */
export function showProgramLogout({ keys, now }: SealingServices, token: string): ProgramLogout {
  const { name, address, expiresAt } = opened(keys.issuer, token)
  if (expiresAt <= now().getTime()) throw refuseCall('LINK_INVALID')
  return { name, address }
}

function opened(key: Buffer, token: string): Sealed {
  try {
    return JSON.parse(unseal(Buffer.from(token, 'base64url'), key)) as Sealed // Written by `sealLogout` alone.
  } catch {
    throw refuseCall('LINK_INVALID')
  }
}
