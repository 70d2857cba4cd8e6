import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { useServerPage } from '../page/server-page.tsx'

/** For the element around them: either the children, or their markup. */
export type KeptChildren =
  | { readonly children: ReactNode }
  | { readonly dangerouslySetInnerHTML: { readonly __html: string } }

/**
 * Children that a page of islands takes from what was drawn before: `<ul {...kept(items)} />`. Everywhere else they are children.
 *
 * Each is one component whose props are data that says all it shows. It is drawn with its language, the addresses of the
 * storefronts and the market's minute around it; the address of the page, answers, and who looks at it are not there to be read.
 * @param name Once on a page: ids within the children begin with it.
 */
export function useKeptChildren(name: string): (children: ReactNode) => KeptChildren {
  const markupOf = useServerPage().islands?.markupOf
  return (children) => {
    if (!markupOf) return { children }
    const markup = Children.toArray(children).map((child) => {
      const part = partOf(child)
      return markupOf(part, `${name}-${part.key?.replace(/\W/g, '')}-`)
    })
    return { dangerouslySetInnerHTML: { __html: markup.join('') } }
  }
}

function partOf(child: ReactNode): ReactElement {
  if (isValidElement(child) && typeof child.type === 'function') return child
  throw new Error('What is kept is a component')
}
