import { useVisitor } from '../visitor/use-visitor.ts'

/**
 * The key in the tab's storage for what one person has typed. Whoever logs in next in the same window
 * sees none of it, least of all a limit; the person who typed it finds it again.
 */
export function useStorageKey(
  kind: 'text' | 'drafts' | 'renegotiation',
  name: string | number,
): string {
  const { customerId } = useVisitor()
  return `cm24-${kind}/${customerId ?? 'nobody'}/${name}`
}
