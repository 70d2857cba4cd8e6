import { expect, it } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../../support/api.ts'
import { launchBrowser } from '../../support/browser.ts'
import { open, visit } from '../../support/visit.ts'

it('rules 14: shows the moved time at once, also on a page that follows no auction', async () => {
  const browser = await launchBrowser()
  const { page, context } = await visit(browser)
  await open(page, pathTo('pricing', 'de'))
  const time = page.getByRole('complementary', { name: 'Vorführung' }).locator('time')
  const shown = async () => Date.parse((await time.getAttribute('datetime')) ?? '')
  const before = await shown()
  const { marketNow } = await (await apiOf()).demo.moveClock({ body: { minutes: 2 } })
  expect(Date.parse(marketNow) - before).toBeGreaterThan(110_000)
  await expect.poll(shown).toBeGreaterThanOrEqual(Date.parse(marketNow))
  await context.close()
  await browser.close()
})
