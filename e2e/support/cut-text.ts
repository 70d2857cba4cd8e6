import type { Page } from 'playwright-core'

/** Texts that somebody cannot read whole: cut by a box that hides what does not fit, or beyond the edge of their button. */

/**
 * Found in the page as `text (class of what cuts it)`. What a scroll brings into sight is not cut, nor what is for screen
 * readers alone.
 */
export async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'button, a, summary, [role="button"], [role="tab"], label'
    // What is cut on purpose says all of it in its title.
    const unread = 'script, style, noscript, svg, [aria-hidden=true], [title]'
    const slackPx = 1.5
    const found = new Set<string>()
    const nameOf = (element: Element) =>
      [element.localName, ...element.classList].join('.').replaceAll(/_+/g, '_')

    /** Not to be seen at all, or for screen readers alone. */
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
      // Letters reach a little out of a tight line without being cut.
      return text.bottom > bottom + text.height / 3 || text.top < top - text.height / 3
    }

    const cutBy = (element: Element, text: DOMRect): Element | undefined => {
      let [isFreeAcross, isFreeDown] = [false, false]
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at)
        if (!isFreeAcross && /hidden|clip/.test(overflowX) && cutsAcross(at, text)) return at
        if (!isFreeDown && /hidden|clip/.test(overflowY) && cutsDown(at, text)) return at
        // What can be scrolled can be read.
        isFreeAcross ||= /auto|scroll/.test(overflowX)
        isFreeDown ||= /auto|scroll/.test(overflowY)
        if (position === 'fixed') return undefined
      }
      return !isFreeAcross && cutsAcross(document.documentElement, text) ? document.body : undefined
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const words = node.textContent?.trim()
      if (!element || !words || element.closest(unread) || isOutOfScope(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) {
        if (line.width === 0 || line.height === 0) continue
        const control = element.closest(controls)
        const isBox = control !== null && getComputedStyle(control).display !== 'inline'
        const cutter = cutBy(element, line) ?? (isBox && cutsAcross(control, line) ? control : null)
        if (cutter) found.add(`${words.slice(0, 60)} (${nameOf(cutter)})`)
      }
    }
    return [...found]
  })
}

/** Choices that are wider than the browser's own field for them; open, it shows all of them. */
export async function cutChoices(page: Page): Promise<string[]> {
  return page.locator('select:visible').evaluateAll((fields) =>
    fields.flatMap((field) => {
      if (!(field instanceof HTMLSelectElement)) return []
      const { font, paddingLeft, paddingRight } = getComputedStyle(field)
      const shown = document.createElement('span')
      shown.textContent = field.selectedOptions[0]?.textContent ?? ''
      Object.assign(shown.style, { font, position: 'absolute', whiteSpace: 'nowrap' })
      document.body.append(shown)
      const { width } = shown.getBoundingClientRect()
      shown.remove()
      const sides = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
      return width > field.clientWidth - sides + 1.5 ? [shown.textContent] : []
    }),
  )
}

/** As somebody sees it who has set letters twice as large in their browser. */
export async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}
