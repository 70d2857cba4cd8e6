import type { Page } from 'playwright-core'

/** Every screen of the console that its links lead to, without the single objects of a list. */
export async function consoleAddresses(page: Page, origin: string): Promise<readonly string[]> {
  const found = new Set(['/ads'])
  // What is added meanwhile is visited as well.
  for (const address of found) {
    await page.goto(origin + address)
    await page.locator('h1').first().waitFor()
    const paths = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
    for (const path of paths) if (isScreen(path)) found.add(path)
  }
  return [...found]
}

/** `/content/faq/price` is one of a list, as `/ads/7` is. */
function isScreen(path: string): boolean {
  return path !== '/' && !/\d/.test(path) && path.split('/').length <= 3 && !path.includes('.')
}
