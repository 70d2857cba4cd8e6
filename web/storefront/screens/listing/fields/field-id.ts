/** Where the page scrolls to when a link says that this answer is missing. */
export function fieldId(code: string): string {
  return `field-${code}`
}
