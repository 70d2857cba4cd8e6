import type { Config } from '../config.ts'
import type { DealerSoftware } from '../integrations/dealer-software/port.ts'
import { createSyscaraClient } from '../integrations/dealer-software/syscara-client.ts'
import { startSyscaraStandIn } from '../integrations/dealer-software/syscara-stand-in.ts'

/** The software of dealers that this installation asks; a demo brings one of its own and asks nobody outside. */
export async function openDealerSoftware(
  config: Config,
): Promise<{ readonly software: DealerSoftware; readonly close: () => Promise<void> }> {
  const { mode, ...settings } = config.syscara
  switch (mode) {
    case 'live':
      return {
        software: createSyscaraClient({ ...settings, insideOrigins: [] }),
        close: async () => undefined,
      }
    case 'standin': {
      const { origin, stop } = await startSyscaraStandIn()
      const own = { baseUrl: origin, insideOrigins: [origin] }
      return { software: createSyscaraClient({ ...settings, ...own }), close: stop }
    }
    case 'off': {
      const off = async () => ({ kind: 'unavailable', cause: 'off' }) as const
      return {
        software: { list: off, find: off, fetchPicture: async () => undefined },
        close: async () => undefined,
      }
    }
  }
}
