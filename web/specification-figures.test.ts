import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Every size, timing and lifetime of specification 9.3 and 9.4: what it is, where it stands, and how it is written
 * there. Whoever moves one changes its row.
 */
const figures = [
  [
    'messages at the foot go after 10,000 ms',
    'web/ui/status/snackbar/message-queue.ts',
    'defaultTimeoutMs = 10_000',
  ],
  ['the stream is opened again after 3 s', 'web/api/live/back-off.ts', 'firstWaitMs = 3_000'],
  [
    'notices come 3 s after the page',
    'web/storefront/frame/background/background.tsx',
    'popupDelayMs = 3000',
  ],
  [
    'what comes within 200 ms shows no placeholder before',
    'web/ui/status/skeleton.module.css',
    'come 1ms 200ms both;',
  ],
  [
    'the loading bar waits 200 ms and takes 5,000 ms',
    'web/storefront/frame/loading-bar.module.css',
    'fill 5000ms cubic-bezier(0.1, 0.7, 0.2, 1) 200ms',
  ],
  ['a page is loaded anew once in 60 s', 'web/api/reload-page.ts', '60_000'],
  [
    'a countdown names no seconds below 30 s',
    'web/ui/status/countdown-text.ts',
    'lastSecondsMs = 30_000',
  ],
  [
    'the language is kept for a year',
    'server/platform/pages/keep-locale.ts',
    'localeCookieSeconds = 31_536_000',
  ],
  ['a login lasts about a year', 'domain/account/lifetimes.ts', 'refreshTokenMs: 365 * dayMs'],
  ['its cookies are secure', 'server/platform/http/read-call.ts', 'secure: services.isSecure'],
  // No script can read when an access token ends: it is renewed by a 401, and a stream asks for a ticket that holds a minute.
  ['a stream is opened within 60 s', 'domain/account/lifetimes.ts', 'streamTicketMs: 60_000'],
  ['the visitor id is kept for a year', 'domain/account/lifetimes.ts', 'visitorKeyMs: 365 * dayMs'],
  [
    'the build is kept for a year',
    'web/storefront/frame/version-watch.tsx',
    'cookieSeconds = 31_536_000',
  ],
  [
    'a referral is kept for 30 days',
    'server/areas/site/referral/keep-referral.ts',
    'keptSeconds = 2_592_000',
  ],
  [
    'the badge of messages reaches 20 px in from 10 notices on, else 15',
    'web/storefront/frame/badge-offset.ts',
    'openReadMes >= 10 ? 20 : 15',
  ],
  [
    'a bid received is never unread',
    'content/de/mail/bid_received.md',
    'subject: Gebot eingegangen',
  ],
  [
    'a bidding agent that is active now is never unread',
    'content/de/mail/agent_active.md',
    'subject: Ihr Bietagent ist jetzt aktiv',
  ],
  ['the top bar is 80 px high', 'web/ui/tokens.css', '--bar: 80px;'],
  ['the primary colour', 'web/ui/tokens.css', '--brand: #0096c7;'],
  ['the breakpoints', 'web/ui/tokens.css', 'xs 320, sm 599, md 959, lg 1263, xl 1903'],
  [
    'a row of subjects is 96 px high',
    'web/storefront/screens/messaging/messages/subjects/subject-row.module.css',
    'min-height: 96px;',
  ],
  ['a picture beside a subject is 62 px wide', 'web/ui/status/avatar.module.css', 'width: 62px;'],
  [
    'the drawer of filters is 80vh high',
    'web/ui/overlays/popover-window.module.css',
    'height: 80vh;',
  ],
  [
    'the drawer of filters is 85vw wide',
    'web/ui/overlays/popover-window.module.css',
    'width: min(85vw, 420px);',
  ],
  ['a dialog is 60% wide on a desktop', 'web/ui/overlays/dialog.module.css', 'width: 60%;'],
  [
    'a dialog is as wide as a phone',
    'web/ui/overlays/dialog.module.css',
    '@media (width <= 599px) {\n  .modal {\n    top: auto;\n    width: 100%;',
  ],
  [
    'subjects come page by page until all are there',
    'web/storefront/screens/messaging/messages/thread-query.ts',
    'pages.length * subjectsAtOnce < subjectTotal ? pages.length + 1 : undefined',
  ],
  [
    'the end of the list asks for the next page',
    'web/storefront/screens/messaging/messages/load-more.tsx',
    'if (entry?.isIntersecting) reach.current()',
  ],
] as const

const root = join(import.meta.dirname, '..')

test.each(figures)('%s (spec 9.3, 9.4)', (_figure, file, written) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(written)
})
