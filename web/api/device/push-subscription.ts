/** The browser's permission to be told while no page is open. */

export type PushHindrance = 'unsupported' | 'homeScreen' | 'denied' | 'noService'

export type PushSubscriptionKeys = {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** What is known before anybody is asked; null: it can be tried. */
export function pushHindrance(): PushHindrance | null {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) {
    // There it exists only for pages that were put on the home screen.
    return /iPhone|iPad/.test(navigator.userAgent) ? 'homeScreen' : 'unsupported'
  }
  return Notification.permission === 'denied' ? 'denied' : null
}

/**
 * Asks for the permission; called from a press, else browsers refuse. A permission for another key of ours is of no
 * more use and is given back first.
 */
export async function subscribeToPush(
  publicKey: string,
): Promise<PushSubscriptionKeys | PushHindrance> {
  const hindrance = pushHindrance()
  if (hindrance) return hindrance
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  await navigator.serviceWorker.register('/service-worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const earlier = await pushManager.getSubscription()
  if (earlier && keyOf(earlier) !== publicKey) await earlier.unsubscribe()
  try {
    const options = { userVisibleOnly: true, applicationServerKey: publicKey }
    const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON()
    const { p256dh, auth } = keys ?? {}
    return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : 'noService'
  } catch {
    return 'noService'
  }
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** What was opened here needs no word on the screen any more. */
export async function closeShownNotifications(tag: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  for (const shown of (await registration?.getNotifications({ tag })) ?? []) shown.close()
}
