type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/** Now, or as soon as somebody looks at the page, once. Answers what ends the waiting. */
export function whenVisible(work: () => void, page: Page = document): () => void {
  const look = () => {
    if (page.visibilityState !== 'visible') return
    end()
    work()
  }
  const end = () => page.removeEventListener('visibilitychange', look)
  page.addEventListener('visibilitychange', look)
  look()
  return end
}
