/**
 * Short notices that the page brings along as templates, in its own language: that the next page is on
 * its way, that there is no connection, that live events do not arrive.
 */
type Notice = 'loading' | 'offline' | 'lost'

const shown = new Set<Notice>()

/** Marked for styles as well: what is about to change steps back. */
export function showLoading(isLoading: boolean): void {
  showNotice('loading', isLoading)
}

/** No word comes from the server by the live line, so that an end may have moved. */
export function showLost(isLost: boolean): void {
  showNotice('lost', isLost)
}

/** Again after a part of the page was drawn anew. */
export function drawNotices(): void {
  for (const name of shown) drawNotice(name)
}

function showNotice(name: Notice, isShown: boolean): void {
  if (isShown) shown.add(name)
  else shown.delete(name)
  document.documentElement.toggleAttribute(`data-${name}`, isShown)
  drawNotice(name)
}

function drawNotice(name: Notice): void {
  for (const place of document.querySelectorAll(`[data-notice=${name}]`)) {
    const template = place.querySelector('template')
    if (!template) continue
    const isThere = place.children.length > 1
    if (!shown.has(name)) while (template.nextSibling) template.nextSibling.remove()
    else if (!isThere) place.append(template.content.cloneNode(true))
  }
}

/** Says so while there is no connection. */
export function watchConnection(): void {
  const look = () => showNotice('offline', !navigator.onLine)
  addEventListener('online', look)
  addEventListener('offline', look)
  look()
}
