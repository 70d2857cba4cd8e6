/** Which mails the mailbox page shows; all of it stands in the address, so that links can say it. */
export type MailboxPlace = {
  readonly to: string | undefined
  readonly page: number
  readonly mailId: number | undefined
}

const mailsPerPage = 30

export function placeOf(search: URLSearchParams): MailboxPlace {
  return {
    to: search.get('to')?.trim().toLowerCase() || undefined,
    page: wholeNumber(search.get('page')) ?? 1,
    mailId: wholeNumber(search.get('mail')),
  }
}

export function addressOf({ to, page, mailId }: MailboxPlace): string {
  const query = new URLSearchParams()
  if (to !== undefined) query.set('to', to)
  if (page > 1) query.set('page', String(page))
  if (mailId !== undefined) query.set('mail', String(mailId))
  return `/dev/mailbox?${query}`
}

export function queryOf({ to, page }: MailboxPlace) {
  return { page, itemsPerPage: mailsPerPage, ...(to !== undefined && { recipient: to }) }
}

function wholeNumber(text: string | null): number | undefined {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : undefined
}
