import type { Portal } from '#domain/listing/importing/portal-link.ts'
import type { Config } from '../config.ts'
import { createMobiledeClient } from '../integrations/portal/mobilede-client.ts'
import { startMobiledeStandIn } from '../integrations/portal/mobilede-stand-in.ts'
import type { PortalImporter } from '../integrations/portal/port.ts'

type OpenPortals = {
  readonly importers: Readonly<Record<Portal, PortalImporter>>
  readonly close: () => Promise<void>
}

/** caraworld offers no interface for reading ads: its links are known, and owners are told how it stands. */
const notOffered: PortalImporter = {
  find: async () => ({ kind: 'not_offered', cause: 'no interface' }),
  fetchPicture: async () => undefined,
}

/** The portals that this installation reads; a demo brings one of its own and asks nobody outside. */
export async function openPortals(config: Config): Promise<OpenPortals> {
  const { mode, ...settings } = config.mobilede
  const others = { caraworld: notOffered }
  switch (mode) {
    case 'live': {
      const mobilede = createMobiledeClient({ ...settings, insideOrigins: [] })
      return { importers: { mobilede, ...others }, close: async () => undefined }
    }
    case 'standin': {
      const { origin, baseUrl, user, password, stop } = await startMobiledeStandIn()
      const own = { baseUrl, user, password, insideOrigins: [origin] }
      const mobilede = createMobiledeClient({ ...settings, ...own })
      return { importers: { mobilede, ...others }, close: stop }
    }
    case 'off':
      return { importers: { mobilede: notOffered, ...others }, close: async () => undefined }
  }
}
