import { useVisitor } from '../visitor/use-visitor.ts'

/**
 * Where in the tab's storage lies what one person has typed. Whoever logs in after him in the same
 * window finds none of it, a limit least of all; he himself finds it again.
 */
export function useStorageKey(
  kind: 'text' | 'drafts' | 'renegotiation',
  name: string | number,
): string {
  const { customerId } = useVisitor()
  return `cm24-${kind}/${customerId ?? 'nobody'}/${name}`
}
