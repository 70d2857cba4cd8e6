import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'

/** Typing pauses this long before it counts. */
const typingPauseMs = 350

/**
 * The text of a search field that is part of the page's address. It counts when typing pauses and when the form is sent.
 * @param known As the address has it.
 * @param apply Leads to the address with this text, in place of the last step: each pause would be one of the back button otherwise.
 */
export function useTypedText(known: string, apply: (text: string) => void) {
  const [draft, setDraft] = useState({ known, text: known })
  // The address changed by other means than this field: a chip, a filter or the back button.
  if (draft.known !== known) {
    setDraft({ known, text: draft.text.trim() === known ? draft.text : known })
  }
  const { text } = draft
  function applyTyped() {
    if (text.trim() !== known) apply(text.trim())
  }
  const applyNewest = useEffectEvent(applyTyped)
  useEffect(() => {
    if (text.trim() === known) return
    const timer = setTimeout(applyNewest, typingPauseMs)
    return () => clearTimeout(timer)
  }, [text, known])
  return {
    text,
    setText: (next: string) => setDraft({ known, text: next }),
    submit: (event: FormEvent) => {
      event.preventDefault()
      applyTyped()
    },
  }
}
