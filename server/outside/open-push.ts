import type { Config } from '../config.ts'
import type { PushSender, PushTarget } from '../integrations/push/port.ts'
import { type ArrivedPush, startPushStandIn } from '../integrations/push/push-stand-in.ts'
import { vapidKeysOf } from '../integrations/push/vapid-keys.ts'
import { createWebPushSender, knownPushHosts } from '../integrations/push/web-push-client.ts'
import type { Keys } from '../platform/secrets/keys.ts'

export type OpenPush = {
  /** Null where this installation sends no pushes. */
  readonly sender: PushSender | null
  /** A browser of the demo's own; null where the browsers' push services are used. */
  readonly newDemoDevice: (() => PushTarget) | null
  readonly close: () => Promise<void>
}

/**
 * The push services that this installation tells; a demo brings one of its own and reaches nobody outside.
 * @param hear Told of what arrives at the demo's own.
 */
export async function openPush(
  { config, keys }: { readonly config: Config; readonly keys: Keys },
  hear: (push: ArrivedPush) => void,
): Promise<OpenPush> {
  const { mode, timeoutMs, hosts } = config.push
  const settings = {
    keys: vapidKeysOf(keys.push),
    contact: `mailto:${config.company.email}`,
    timeoutMs,
    hosts: [...knownPushHosts, ...hosts],
  }
  switch (mode) {
    case 'live': {
      const sender = createWebPushSender({ ...settings, insideOrigins: [] })
      return { sender, newDemoDevice: null, close: async () => undefined }
    }
    case 'standin': {
      const standIn = await startPushStandIn(hear)
      const insideOrigins = [standIn.origin]
      const sender = createWebPushSender({ ...settings, hosts: [], insideOrigins })
      return { sender, newDemoDevice: standIn.newDevice, close: standIn.stop }
    }
    case 'off':
      return { sender: null, newDemoDevice: null, close: async () => undefined }
  }
}
