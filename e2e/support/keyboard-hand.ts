import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { Hand, type NamedFile } from './hand.ts'
import { tabTo } from './tab-to.ts'

/** The same owner without a mouse or a finger: Tab, arrows, Space and Enter. */
export class KeyboardHand extends Hand {
  /** What had the focus where nobody could see it. */
  unseen: string[] = []

  override async tap(role: 'button' | 'option' | 'link', name: string | RegExp): Promise<void> {
    this.taps += 1
    const aim = this.page
      .getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) })
      .first()
    if (role === 'option') await this.#mark(aim)
    else await this.#goTo(aim)
    await this.page.keyboard.press('Enter')
  }

  override async choose(code: string, option: string): Promise<void> {
    await this.#chooseAnswer(
      this.page.locator(`#field-${code} input:not([type=text])[value="${option}"]`),
    )
  }

  override async chooseFirst(code: string): Promise<void> {
    await this.#chooseAnswer(this.page.locator(`#field-${code} input[type=radio]`).first())
  }

  /** Arrows choose nothing for good: most answers are asked about once more when the focus leaves them. */
  override async confirm(): Promise<void> {
    const yes = this.page.getByRole('button', { name: this.texts.vehicle('confirm.yes') })
    const isAsked = await yes.waitFor({ timeout: 2000 }).then(
      () => true,
      () => false,
    )
    if (!isAsked) await this.page.keyboard.press('Tab')
    await super.confirm()
  }

  override async fill(selector: string, text: string, isFocused = false): Promise<void> {
    if (!isFocused) await this.#goTo(this.page.locator(selector).first())
    await super.fill(selector, text, true)
  }

  override async giveFiles(input: Locator, files: readonly NamedFile[]): Promise<void> {
    await this.#goTo(input)
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.page.keyboard.press('Space'),
    ])
    await chooser.setFiles([...files])
  }

  override async paste(input: Locator, text: string): Promise<void> {
    await this.#goTo(input)
    await this.page.keyboard.insertText(text)
  }

  /** By Tab to the group, within it by the arrows; a mark that stands alone takes Space. */
  async #chooseAnswer(input: Locator): Promise<void> {
    this.taps += 1
    await input.waitFor({ state: 'attached' })
    // Of a group that has one stop for Tab, whichever of its answers that is.
    await tabTo(input, () =>
      input.evaluate((answer: HTMLInputElement) => {
        const focused = document.activeElement
        if (focused === answer || !(focused instanceof HTMLInputElement)) return focused === answer
        return (
          [answer, focused].every(({ type }) => type === 'radio') && focused.name === answer.name
        )
      }),
    )
    await this.#note()
    const isThere = () => input.evaluate((answer) => answer === document.activeElement)
    for (let count = 0; !(await isThere()); count += 1) {
      if (count > 50) throw new Error(`Nobody comes to ${String(input)} by the arrows`)
      await this.page.keyboard.press('ArrowDown')
    }
    const isChosen = await input.isChecked()
    if (!isChosen) await this.page.keyboard.press('Space')
    await expect.poll(() => input.isChecked()).toBe(true)
  }

  /** In a list that keeps the focus in its field, by the arrows. */
  async #mark(option: Locator): Promise<void> {
    await option.waitFor()
    const isMarked = () =>
      option.evaluate(
        ({ id }) => document.activeElement?.getAttribute('aria-activedescendant') === id,
      )
    for (let count = 0; !(await isMarked()); count += 1) {
      if (count > 50) throw new Error(`Nobody comes to ${String(option)} by the arrows`)
      await this.page.keyboard.press('ArrowDown')
    }
  }

  async #goTo(aim: Locator): Promise<void> {
    await tabTo(aim)
    await this.#note()
  }

  /** Where the focus is drawn: on the element, on its own layers, or on the label that it lies in. */
  async #note(): Promise<void> {
    const unseen = await this.page.evaluate(() => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement)) return 'nothing'
      const isDrawn = (element: Element) =>
        [null, '::before', '::after'].some((layer) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, layer)
          return (
            (outlineStyle !== 'none' && outlineWidth !== '0px') ||
            (layer === null && boxShadow !== 'none')
          )
        })
      const around = [focused, focused.closest('label'), focused.nextElementSibling]
      const frame = focused.parentElement
      const isSeen = [...around, frame].some((element) => element !== null && isDrawn(element))
      return isSeen ? null : focused.outerHTML.slice(0, 160)
    })
    if (unseen !== null) this.unseen.push(unseen)
  }
}
