import { createLocalJWKSet, jwtVerify } from 'jose'
import { isLocale } from '#locales/locales.ts'
import { pathTo } from '#locales/paths.ts'
import type { IssuerProgram, OwnIssuerSettings } from '#server/platform/settings/read-own-issuer.ts'
import type { AccountServices } from '../account-services.ts'
import { accountStore } from '../account-store.ts'
import { askedLocale } from './issuer-address.ts'
import { currentIssuerKeys } from './issuer-keys.ts'
import { type ProgramLogout, sealLogout } from './program-logout.ts'

/**
 * A program's logout (RP-initiated logout): leads to our page, which asks, because an address alone ends nothing. From
 * there the browser goes back to the program where it named an address of its own.
 */
export async function askForLogout(
  services: AccountServices,
  { programs }: OwnIssuerSettings,
  asked: { readonly address: string; readonly search: URLSearchParams },
): Promise<string> {
  const { search } = asked
  const hint = await readHint(services, asked.address, search.get('id_token_hint'))
  const programId = hint?.programId ?? search.get('client_id')
  const program = programs.find(({ id }) => id === programId)
  const account = hint && (await accountStore.find(services.pool, hint.personId))
  const own = account?.customer.languageSetting
  const language = search.get('ui_locales') ?? (own !== undefined && isLocale(own) ? own : '')
  const locale = askedLocale(language)
  const facts = program && returnTo(program, search)
  if (!facts) return services.hosts.origin(locale) + pathTo('authLogOut', locale)
  const query = { program: sealLogout(services, facts) }
  return services.hosts.origin(locale) + pathTo('authLogOut', locale, {}, query)
}

/** Null where it names no address that is its own. */
function returnTo(program: IssuerProgram, search: URLSearchParams): ProgramLogout | null {
  const given = search.get('post_logout_redirect_uri')
  if (given === null || !program.logoutUris.includes(given)) return null
  const address = new URL(given)
  const state = search.get('state')
  if (state !== null) address.searchParams.set('state', state.slice(0, 500))
  return { name: program.name, address: address.href }
}

/** Our own token, however old; a foreign one says nothing. */
async function readHint(
  services: AccountServices,
  issuer: string,
  token: string | null,
): Promise<{ readonly programId: string; readonly personId: number } | null> {
  if (token === null) return null
  try {
    const keys = createLocalJWKSet({ keys: (await currentIssuerKeys(services)).map(publicHalf) })
    const { payload } = await jwtVerify(token, keys, { issuer, currentDate: new Date(0) })
    const { aud, sub } = payload
    return typeof aud === 'string' ? { programId: aud, personId: Number(sub) } : null
  } catch {
    return null
  }
}

function publicHalf({
  kty,
  n,
  e,
  kid,
  alg,
}: Awaited<ReturnType<typeof currentIssuerKeys>>[number]) {
  return {
    ...(kty && { kty }),
    ...(n && { n }),
    ...(e && { e }),
    ...(kid && { kid }),
    ...(alg && { alg }),
  }
}
