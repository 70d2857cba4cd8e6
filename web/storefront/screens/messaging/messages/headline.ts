import type { Message } from '#contract/endpoints/messages.ts'

/** A notification's subject without its vehicle, where that stands above already. */
export function headlineOf({ subject, title }: Pick<Message, 'subject' | 'title'>): string {
  const ending = `: ${title}`
  return title !== '' && subject.endsWith(ending) ? subject.slice(0, -ending.length) : subject
}
