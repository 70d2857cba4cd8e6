import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from 'react'

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }
export type LinkComponent = ComponentType<LinkProps>

function PlainLink(props: LinkProps) {
  return <a {...props} />
}

/** The application hands in its router's link here; without one, links are plain anchors. */
export const LinkContext = createContext<LinkComponent>(PlainLink)

export function Link(props: LinkProps) {
  const Anchor = useContext(LinkContext)
  return <Anchor {...props} />
}
