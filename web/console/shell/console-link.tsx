import { Link } from 'react-router'
import type { LinkProps } from '#web/ui/link.tsx'

/** The building blocks' links inside the console; addresses of storefronts open as they are. */
export function ConsoleLink({ href, ...rest }: LinkProps) {
  return href.startsWith('/') && !href.startsWith('/api/') ? (
    <Link {...rest} to={href} />
  ) : (
    <a {...rest} href={href} />
  )
}
