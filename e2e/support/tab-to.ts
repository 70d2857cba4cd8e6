import type { Locator } from 'playwright-core'

/** Goes by the Tab key until the aim has the focus; the longest way leads through all filters of the catalog. */
export async function tabTo(
  aim: Locator,
  hasFocus = () => aim.evaluate((element) => element === document.activeElement),
): Promise<void> {
  await aim.waitFor({ state: 'attached' })
  for (let count = 0; !(await hasFocus()); count += 1) {
    if (count > 150) throw new Error(`Nobody comes to ${String(aim)} by the Tab key`)
    await aim.page().keyboard.press('Tab')
  }
}
