import type { Page } from 'playwright-core'

/** Texts that somebody cannot read whole: cut by a box that hides what does not fit, or beyond the edge of their button. */

/**
 * Found in the page as `text (class of what cuts it)`. What a scroll brings into sight is not cut, nor what is for screen
 * readers alone.
 */
export async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'button, a, summary, [role="button"], [role="tab"], label'
    const slackPx = 1.5
    const found = new Set<string>()
    const nameOf = (element: Element) =>
      [element.localName, ...element.classList].join('.').replaceAll(/_+/g, '_')

    /** The parts that an ancestor lets through; null where one of them can be scrolled, or hides all of it. */
    const isOutOfScope = (element: Element): boolean => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { clipPath, width, height } = getComputedStyle(at)
        if (clipPath.startsWith('inset(') || (width === '1px' && height === '1px')) return true
      }
      return false
    }

    const cutsAcross = (box: Element, text: DOMRect): boolean => {
      const { left, right } = box.getBoundingClientRect()
      return text.right > right + slackPx || text.left < left - slackPx
    }
    const cutsDown = (box: Element, text: DOMRect): boolean => {
      const { top, bottom } = box.getBoundingClientRect()
      // Half a line: letters reach a little out of a tight line without being cut.
      return text.bottom > bottom + text.height / 3 || text.top < top - text.height / 3
    }

    const cutBy = (element: Element, text: DOMRect): Element | undefined => {
      let scrolls = { across: false, down: false }
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at)
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        if (!scrolls.across && hides(overflowX) && cutsAcross(at, text)) return at
        if (!scrolls.down && hides(overflowY) && cutsDown(at, text)) return at
        const isScrolled = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
        scrolls = {
          across: scrolls.across || isScrolled(overflowX),
          down: scrolls.down || isScrolled(overflowY),
        }
        if (position === 'fixed') return undefined
      }
      const isBeyondWindow = text.right > document.documentElement.clientWidth + slackPx
      return !scrolls.across && isBeyondWindow ? document.body : undefined
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const words = node.textContent?.trim() ?? ''
      if (
        !element ||
        words === '' ||
        element.closest('script, style, noscript, svg, [aria-hidden=true]')
      )
        continue
      if (isOutOfScope(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) {
        if (line.width === 0 || line.height === 0) continue
        const cutter = cutBy(element, line)
        const control = element.closest(controls)
        const isOut =
          control !== null &&
          getComputedStyle(control).display !== 'inline' &&
          cutsAcross(control, line)
        if (!cutter && !isOut) continue
        // What is cut on purpose says all of it in its title.
        if (element.closest('[title]')) continue
        found.add(`${words.slice(0, 60)} (${nameOf(cutter ?? control ?? element)})`)
        break
      }
    }

    for (const select of document.querySelectorAll('select')) {
      if (isOutOfScope(select)) continue
      const style = getComputedStyle(select)
      const shown = document.createElement('span')
      shown.textContent = select.selectedOptions[0]?.textContent ?? ''
      shown.style.cssText = 'position: absolute; white-space: nowrap'
      shown.style.font = style.font
      document.body.append(shown)
      const room =
        select.clientWidth -
        Number.parseFloat(style.paddingLeft) -
        Number.parseFloat(style.paddingRight)
      if (shown.getBoundingClientRect().width > room + slackPx)
        found.add(`${shown.textContent?.slice(0, 60)} (${nameOf(select)})`)
      shown.remove()
    }
    return [...found]
  })
}

/** As somebody sees it who has set letters twice as large in their browser. */
export async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}
