/** What cannot be fetched for want of a net is fetched when there is one. */
export async function loadWithNet<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    return loadWithNet(load)
  }
}
