/**
 * Styles that react-aria adds by script when a widget first needs them, on whichever page a visitor has
 * walked to by then. They found the page's nonce before; on a kept page the policy names their content.
 */
export const widgetStyles: readonly string[] = [
  // Of whatever can be pressed.
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  // Of the page behind an open dialog.
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
]
