import type { KeyboardEvent } from 'react'

/** Ctrl+Enter, or Cmd+Enter, sends what stands in a text of several lines. */
export function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
