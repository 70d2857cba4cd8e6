import { hourMs, type Instant } from '../../calendar/instant.ts'

/** What somebody writes to us who wants no more messages, and who wants them again: the whole text, in any of our languages. */
const stopWords: readonly string[] = [
  ...['stop', 'stopp', 'stoppen', 'ende', 'abmelden', 'unsubscribe', 'cancel', 'afmelden'],
  ...['sluta', 'avsluta', 'afmeld', 'koniec', 'wypisz', 'baja', 'parar', 'konec', 'odhlásit'],
]

const startWord = 'start'

export function readStopWord(text: string): 'stop' | 'start' | null {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu, '')
  if (stopWords.includes(word)) return 'stop'
  return word === startWord ? 'start' : null
}

/** WhatsApp lets us write in our own words for so long after somebody wrote to us. */
const answeredWithinMs = 24 * hourMs

export function mayBeAnswered(writtenAt: Instant, now: Instant): boolean {
  return now - writtenAt < answeredWithinMs
}
