import type { JWK } from 'jose'
import type { Provider } from 'oidc-provider'
import type { AccountServices } from '../account-services.ts'
import { createProvider } from './create-provider.ts'
import { currentIssuerKeys } from './issuer-keys.ts'

/** Far less than the day for which a key is published before it signs. */
const lookAgainMs = 60_000

type Kept = { readonly keyIds: string; readonly provider: Provider; readonly lookedAtMs: number }

/** Answers the provider by the keys of now. It is made with the first question, and anew with other keys. */
export function keepProvider(
  services: AccountServices,
  issuer: Parameters<typeof createProvider>[1],
): () => Promise<Provider> {
  let looking: Promise<Kept> | undefined
  let kept: Kept | undefined

  const look = async (): Promise<Kept> => {
    const lookedAtMs = services.now().getTime()
    const keys = await currentIssuerKeys(services)
    const keyIds = idsOf(keys)
    const provider =
      kept?.keyIds === keyIds ? kept.provider : await createProvider(services, issuer, keys)
    return { keyIds, provider, lookedAtMs }
  }

  return async () => {
    if (kept && services.now().getTime() - kept.lookedAtMs < lookAgainMs) return kept.provider
    looking ??= look().finally(() => {
      looking = undefined
    })
    kept = await looking
    return kept.provider
  }
}

function idsOf(keys: readonly JWK[]): string {
  return keys.map(({ kid }) => kid).join()
}
