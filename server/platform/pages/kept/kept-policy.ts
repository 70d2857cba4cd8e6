import { contentSecurityPolicy } from '../content-security-policy.ts'
import { inlineHashesOf } from './inline-hashes.ts'

/** The policy that is sent with every copy of a kept page. */
export function keptPolicy(html: string): string {
  return contentSecurityPolicy({ inline: inlineHashesOf(html), isDevelopment: false })
}
