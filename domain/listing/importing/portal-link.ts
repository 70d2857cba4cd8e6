/**
 * Which ad of another portal somebody means by a link or a number. A link is never fetched: only its
 * number is taken out, and the portal is asked for it at an address of our own making.
 */

export const portals = ['mobilede', 'caraworld'] as const
export type Portal = (typeof portals)[number]

export type PortalAdName = { readonly portal: Portal; readonly adId: string }

const portalOfHost: readonly (readonly [string, Portal])[] = [
  ['mobile.de', 'mobilede'],
  ['caraworld.de', 'caraworld'],
  ['caraworld.com', 'caraworld'],
]

/** A bare number, or text with one number in it, is an ad of mobile.de. Undefined for all else. */
export function portalAdOf(text: string): PortalAdName | undefined {
  const link = linkOf(text.trim())
  if (!link) {
    const [number, ...others] = text.match(/\d{6,16}/g) ?? []
    const isNumber = number !== undefined && others.length === 0 && !/[/:@]/.test(text)
    return isNumber ? { portal: 'mobilede', adId: number } : undefined
  }
  const portal = portalOf(link.host)
  const adId = adIdOf(link)
  return portal === undefined || adId === undefined ? undefined : { portal, adId }
}

type Link = { readonly host: string; readonly path: string; readonly query: string }

/** With or without its scheme, as browsers show it. A login or a port is part of no ad's address. */
function linkOf(text: string): Link | undefined {
  const parts =
    /^(?:https?:\/\/)?([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,})(\/[^\s?#]*)?(?:\?([^\s#]*))?(?:#.*)?$/i
  const [, host, path = '', query = ''] = parts.exec(text) ?? []
  return host === undefined ? undefined : { host: host.toLowerCase(), path, query }
}

function portalOf(host: string): Portal | undefined {
  return portalOfHost.find(([own]) => host === own || host.endsWith(`.${own}`))?.[1]
}

/** The query's `id`, else the last part of the path that is a number. */
function adIdOf({ path, query }: Link): string | undefined {
  const named = /(?:^|&)id=(\d{6,16})(?:&|$)/.exec(query)?.[1]
  const parts = path.split('/').map((part) => part.replace(/\.html$/, ''))
  return named ?? parts.findLast((part) => /^\d{6,16}$/.test(part))
}
