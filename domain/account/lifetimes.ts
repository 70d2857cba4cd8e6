import { dayMs, hourMs, minuteMs } from '../calendar/instant.ts'

/** How long sessions, links and keys live (rules 11, 13). */

export const accountLifetimes = {
  accessTokenMs: 15 * minuteMs,
  /** Slides with each use, up to a year. */
  refreshTokenMs: 365 * dayMs,
  /** A device unused for so long has to log in again. */
  idleSessionMs: 90 * dayMs,
  unlockLinkMs: 30 * minuteMs,
  verifyEmailLinkMs: 48 * hourMs,
  resetPasswordLinkMs: hourMs,
  passwordlessLinkMs: 30 * minuteMs,
  /** Carries a session from one storefront's host to another's. */
  storefrontSwitchMs: 30_000,
  streamTicketMs: 60_000,
  visitorKeyMs: 365 * dayMs,
  referralMs: 30 * dayMs,
  /** Drafts that nobody continued are removed with their documents. */
  abandonedDraftMs: 180 * dayMs,
} as const
