import type { HttpServices } from './http-services.ts'

const sentWithAll = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  // What may be kept says so itself.
  'cache-control': 'no-store',
} as const

/** Two years, hosts below ours included; a browser keeps to https from its first visit on. */
const httpsOnly = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } as const

/** Sent with every answer, errors included; a demo on http cannot promise https. */
export function securityHeaders({
  isSecure,
}: Pick<HttpServices, 'isSecure'>): Readonly<Record<string, string>> {
  return isSecure ? { ...sentWithAll, ...httpsOnly } : sentWithAll
}
