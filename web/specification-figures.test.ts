import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Every size, timing and lifetime of specification 9.3 and 9.4 that a browser meets: what it is, where it stands, and
 * how it is written there. Whoever moves one changes its row.
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
  ['the top bar is 80 px high', 'web/ui/tokens.css', '--bar: 80px;'],
  ['the primary colour', 'web/ui/tokens.css', '--brand: #0096c7;'],
  ['the breakpoints', 'web/ui/tokens.css', 'xs 320, sm 599, md 959, lg 1263, xl 1903'],
  [
    'a row of subjects is 96 px high',
    'web/storefront/screens/messaging/messages/subject-list.module.css',
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
] as const

const root = join(import.meta.dirname, '..')

test.each(figures)('%s (spec 9.3, 9.4)', (_figure, file, written) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(written)
})
