/**
 * Short notices that the page brings along as templates, in its own language: that the next page is on
 * its way, that there is no connection. Each stands in a live region, so that it is read aloud.
 */
export type Notice = 'loading' | 'offline'

/** Marked for styles as well: what is about to change steps back. */
export function showLoading(isLoading: boolean): void {
  document.documentElement.toggleAttribute('data-loading', isLoading)
  showNotice('loading', isLoading)
}

export function showNotice(name: Notice, isShown: boolean): void {
  const place = document.querySelector(`[data-notice=${name}]`)
  const template = place?.querySelector('template')
  if (!place || !template) return
  const isThere = place.children.length > 1
  if (isShown && !isThere) place.append(template.content.cloneNode(true))
  if (!isShown) while (template.nextSibling) template.nextSibling.remove()
}

/** Says so while there is no connection. */
export function watchConnection(): void {
  const look = () => showNotice('offline', !navigator.onLine)
  addEventListener('online', look)
  addEventListener('offline', look)
  look()
}
