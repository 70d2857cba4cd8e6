import type { Config } from '../config.ts'
import type { PlateRegistry } from '../integrations/plate-registry/port.ts'
import { createRdwClient } from '../integrations/plate-registry/rdw-client.ts'
import { startRdwStandIn } from '../integrations/plate-registry/rdw-stand-in.ts'

/** The register of plates that this installation asks; a demo brings one of its own and asks nobody outside. */
export async function openPlateRegistry(
  config: Config,
): Promise<{ readonly registry: PlateRegistry; readonly close: () => Promise<void> }> {
  const { mode, ...settings } = config.rdw
  switch (mode) {
    case 'live':
      return { registry: createRdwClient(settings), close: async () => undefined }
    case 'standin': {
      const standIn = await startRdwStandIn()
      const registry = createRdwClient({ ...settings, baseUrl: standIn.baseUrl })
      return { registry, close: standIn.stop }
    }
    case 'off': {
      const find: PlateRegistry['find'] = async () => ({ kind: 'unavailable', cause: 'off' })
      return { registry: { find }, close: async () => undefined }
    }
  }
}
