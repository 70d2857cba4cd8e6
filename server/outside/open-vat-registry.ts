import type { Config } from '../config.ts'
import type { VatRegistry } from '../integrations/vat-registry/port.ts'
import { createViesClient } from '../integrations/vat-registry/vies-client.ts'
import { startViesStandIn } from '../integrations/vat-registry/vies-stand-in.ts'

/** The register that this installation asks; a demo brings one of its own and asks nobody outside. */
export async function openVatRegistry(
  config: Config,
  now: () => Date,
): Promise<{ readonly registry: VatRegistry; readonly close: () => Promise<void> }> {
  const { mode, baseUrl, timeoutMs } = config.vies
  const settings = { requesterVatId: config.company.vatId, timeoutMs, now }
  switch (mode) {
    case 'live':
      return { registry: createViesClient({ ...settings, baseUrl }), close: async () => undefined }
    case 'standin': {
      const standIn = await startViesStandIn()
      const registry = createViesClient({ ...settings, baseUrl: standIn.baseUrl })
      return { registry, close: standIn.stop }
    }
    case 'off': {
      const check: VatRegistry['check'] = async () => ({ kind: 'unavailable', cause: 'off' })
      return { registry: { check }, close: async () => undefined }
    }
  }
}
