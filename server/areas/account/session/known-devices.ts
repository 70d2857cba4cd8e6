import type { Queryable } from '#server/platform/database/queryable.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { newToken, tokenHash } from '#server/platform/secrets/keys.ts'
import type { Services } from '#server/platform/services.ts'
import { accountSettings, seconds } from '../account-settings.ts'
import { deviceCookie } from './cookie-names.ts'
import { knownDeviceStore } from './known-device-store.ts'

/** Browsers from which an account was entered before; a lock does not hold them off (rules 11). */

export type Device = { readonly hash: Buffer; readonly token: string; readonly isNew: boolean }

export function deviceOf(services: Services, cookies: CallContext['cookies']): Device {
  const given = cookies[deviceCookie]
  const isUsable = given !== undefined && /^[\w-]{43}$/.test(given)
  const token = isUsable ? given : newToken()
  return { hash: tokenHash(token, services.keys.devices), token, isNew: !isUsable }
}

/** By the cookie of its device, for what is good in one browser alone. */
export function browserOf(services: Services, cookies: CallContext['cookies']): string {
  return deviceOf(services, cookies).hash.toString('base64url')
}

/** Gives the browser its cookie without letting it into any account. */
export function markDevice(services: Services, context: CallContext): Device {
  const device = deviceOf(services, context.cookies)
  setDeviceCookie(context.setCookie, device)
  return device
}

export async function isKnownDevice(
  db: Queryable,
  { customerId, device }: { readonly customerId: number; readonly device: Device },
): Promise<boolean> {
  return !device.isNew && (await knownDeviceStore.has(db, { customerId, hash: device.hash }))
}

export async function rememberDevice(
  services: Services,
  db: Queryable,
  login: {
    readonly customerId: number
    readonly device: Device
    readonly setCookie: CallContext['setCookie']
  },
): Promise<void> {
  const { customerId, device } = login
  await knownDeviceStore.save(db, { customerId, hash: device.hash, now: services.now() })
  setDeviceCookie(login.setCookie, device)
}

function setDeviceCookie(setCookie: CallContext['setCookie'], { token }: Device): void {
  setCookie(deviceCookie, token, { maxAgeSeconds: seconds(accountSettings.deviceMs) })
}
