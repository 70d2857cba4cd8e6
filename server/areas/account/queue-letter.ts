import { addJob } from '#server/platform/jobs/jobs.ts'
import type { Queryable } from './account-services.ts'

/**
 * Puts a letter into the queue, inside the transaction that causes it. A link travels as its id:
 * the address with its token is made when the mail is written.
 */
export async function queueLetter(
  db: Queryable,
  letter: {
    readonly letter: string
    readonly to: { readonly customerId: number } | { readonly email: string }
    readonly locale: string
    /** Unique for what happened; a repeated job sends the letter once. */
    readonly cause: string
    readonly values?: Readonly<Record<string, string | number | boolean>>
    readonly link?: { readonly linkId: string; readonly screen: string }
  },
): Promise<void> {
  const { letter: name, to, locale, cause, values = {}, link } = letter
  await addJob(
    db,
    'send-letter',
    { letter: name, ...to, locale, values, cause, ...(link && { link }) },
    { key: cause },
  )
}
