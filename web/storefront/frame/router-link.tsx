import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { Locale } from '#locales/locales.ts'
import { matchPath } from '#locales/match-path.ts'
import { useApi } from '#web/api/api.tsx'
import type { LinkProps } from '#web/ui/link.tsx'
import { usePage } from '../page/page-provider.tsx'
import { useIsIslands } from '../page/server-page.tsx'
import { scriptOf } from '../routes.tsx'
import { useVisitor } from '../visitor/use-visitor.ts'

/**
 * Every link of the building blocks: to a screen of this storefront without loading the page anew,
 * to another storefront with the login carried along (rules 11), to all else as a plain link.
 */
export function RouterLink({ href, ...rest }: LinkProps) {
  const { locale, hosts } = usePage()
  const isIslands = useIsIslands()
  if (/^https?:/.test(href)) {
    const address = new URL(href)
    const target = hosts.resolve(address.host)
    return target.kind === 'storefront' ? (
      <StorefrontLink {...rest} href={href} targetLocale={target.locale} />
    ) : (
      <a {...rest} href={href} />
    )
  }
  const pathname = href.split(/[?#]/)[0] ?? ''
  const name = matchPath(locale, pathname)?.name
  if (name === undefined) return <a {...rest} href={href} />
  if (!isIslands) return <Link {...rest} to={href} />
  // The script of a page of islands changes to other such pages only.
  const isWhole = scriptOf(name) === 'application'
  return <a {...rest} href={href} data-whole-page={isWhole ? '' : undefined} />
}

type StorefrontLinkProps = LinkProps & { readonly targetLocale: Locale }

/** Without a login, without scripts, or when the hand-over fails, the plain link still works. */
function StorefrontLink({ targetLocale, href, onClick, ...rest }: StorefrontLinkProps) {
  const visitor = useVisitor()
  const { account } = useApi()
  const isIslands = useIsIslands()
  async function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    // A kept page was drawn without what its address says beyond the page's own choices.
    event.currentTarget.href = href
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (visitor.kind === 'visitor' || !isPlainClick || event.defaultPrevented) return
    event.preventDefault()
    const { pathname, search } = new URL(href)
    try {
      const body = { locale: targetLocale, path: `${pathname}${search}` }
      const { address } = await account.switchStorefront({ body })
      location.assign(address)
    } catch {
      location.assign(href)
    }
  }
  const keepsSearch = isIslands ? '' : undefined
  return <a {...rest} href={href} onClick={follow} data-keeps-search={keepsSearch} />
}
