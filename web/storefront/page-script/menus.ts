/**
 * Menus are the platform's popovers, which open by themselves. Only two things are left to a script: to
 * close one when a link in it is followed, since the page changes below it, or when the focus leaves it.
 */
export function closeMenus(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    // A kept page was drawn without what its address says beyond the page's own choices.
    if (link && 'keepsSearch' in link.dataset) link.search = location.search
    link?.closest<HTMLElement>(':popover-open')?.hidePopover()
  })
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (!(target instanceof Node && relatedTarget instanceof Node)) return
    for (const menu of document.querySelectorAll<HTMLElement>('header :popover-open')) {
      const place = menu.parentElement
      if (place?.contains(target) && !place.contains(relatedTarget)) menu.hidePopover()
    }
  })
}
