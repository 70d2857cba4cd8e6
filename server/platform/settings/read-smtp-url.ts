import { StartRefused } from '../start-refused.ts'
import { isLoopback } from './is-loopback.ts'

/** Options in the address that would send mails, or the mail server's password, readably. */
const withoutTls = [
  ['ignoreTLS', 'true'],
  ['requireTLS', 'false'],
  ['secure', 'false'],
  ['opportunisticTLS', 'true'],
  ['tls.rejectUnauthorized', 'false'],
] as const

/** The mail server's address; null without one. Throws `StartRefused` for one that is empty, malformed or in the clear. */
export function readSmtpUrl(text: string | undefined): string | null {
  if (text === undefined) return null
  if (text.trim() === '') {
    throw new StartRefused('SMTP_URL is empty: name a mail server, or leave the variable out')
  }
  const url = URL.parse(text)
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
    throw new StartRefused('SMTP_URL must be smtp://host:port or smtps://host:port')
  }
  const unsafe = withoutTls.find(([name, value]) => url.searchParams.get(name) === value)
  if (unsafe && !isLoopback(url.hostname)) {
    throw new StartRefused(
      `SMTP_URL sends in the clear to another machine: take out ${unsafe.join('=')}`,
    )
  }
  return text
}

/**
 * Whether mails go over TLS or not at all. On the same machine nobody reads along; to any other a
 * server that does not offer TLS gets nothing.
 */
export function needsTls(smtpUrl: string): boolean {
  return !isLoopback(new URL(smtpUrl).hostname)
}
