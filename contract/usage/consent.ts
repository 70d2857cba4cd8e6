/** What a visitor agreed to, in a cookie that their own page reads too: `statistics`, or `none` after a withdrawal. */
export const consentCookie = 'cm24-consent'
export const consentLifetimeSeconds = 180 * 24 * 60 * 60

export function agreesToStatistics(cookie: string | undefined): boolean {
  return cookie === 'statistics'
}
