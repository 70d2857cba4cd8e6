/**
 * Shows pushes and opens what they lead to; nothing else. It answers no request and keeps nothing, so no page and no
 * answer lies on the device because of it. Sent as it stands here; `PushPayload` is what it is given.
 */

const icon = '/app-icon-192.png'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data?.json() ?? {}))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

async function show({ title = 'CM24', body = '', url = '/', tag = '', locale, read = [], opened }) {
  // What was read on another device goes from this one's screen.
  for (const shown of await self.registration.getNotifications()) {
    if (read.includes(shown.tag)) shown.close()
  }
  await self.registration.showNotification(title, {
    body,
    tag,
    renotify: tag !== '',
    icon,
    badge: icon,
    lang: locale,
    data: { url, opened },
  })
}

async function open({ url = '/', opened } = {}) {
  const told = opened ? tellOpened(opened) : undefined
  const target = ownAddress(url)
  const pages = await self.clients.matchAll({ type: 'window' })
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0]
  const went = await page?.navigate(target).catch(() => null)
  await (went ? went.focus() : self.clients.openWindow(target))
  await told
}

/** Only pages of this very host are opened, whatever a push says. */
function ownAddress(url) {
  const target = new URL(url, self.location.origin)
  return target.origin === self.location.origin ? target.href : self.location.origin
}

/** Without cookies: the key in the push is what lets it say so. */
function tellOpened({ messageId, key }) {
  return fetch('/api/public/push/opened', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ messageId, key }),
  }).catch(() => undefined)
}
