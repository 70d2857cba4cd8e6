import { type Config, sampleSender } from './config.ts'
import { isLoopback } from './platform/settings/is-loopback.ts'
import { sampleCompany } from './platform/settings/read-company.ts'

/**
 * What a start in production says of settings that are valid and unsafe. One sentence each, with the
 * variable's name; a demo has none. Kept in step with `docs/operations.md`.
 */
export function riskySettings(config: Config): string[] {
  if (config.isDemo) return []
  return [
    isReadableOnTheWay(config.databaseUrl) &&
      'DATABASE_URL leads to another machine without sslmode=verify-full: who listens there reads the market, who stands between can pose as the database.',
    config.company.iban === sampleCompany.iban &&
      'COMPANY_IBAN is the sample: invoices name an account that is not yours.',
    config.company.vatId === sampleCompany.vatId &&
      'COMPANY_VAT_ID is the sample: invoices and the imprint name a company that does not exist.',
    config.mailFrom === sampleSender &&
      'MAIL_FROM is the sample: mails are sent in the name of a host that does not exist.',
    config.vies.mode !== 'live' &&
      `VIES_MODE=${config.vies.mode}: no VAT id is asked of the register, and any that is well formed may pass.`,
    config.push.mode === 'standin' &&
      'PUSH_MODE=standin: pushes reach nobody, and no mail goes instead.',
    config.whatsApp?.mode === 'standin' &&
      'WHATSAPP_MODE=standin: messages by WhatsApp reach nobody, and no mail goes instead.',
    config.isDevelopment &&
      'CM24_DEV=1: pages are served from their sources, with looser rules for scripts.',
    isTalkative(config.logLevel) &&
      `LOG_LEVEL=${config.logLevel}: the log grows fast and says more than those who read it need.`,
  ].filter((sentence) => sentence !== false)
}

function isReadableOnTheWay(databaseUrl: string | null): boolean {
  if (databaseUrl === null) return false
  const url = URL.parse(databaseUrl)
  if (!url) return false
  const host = url.searchParams.get('host') ?? url.hostname
  // A path is a socket of this machine.
  if (host === '' || decodeURIComponent(host).startsWith('/') || isLoopback(host)) return false
  return url.searchParams.get('sslmode') !== 'verify-full'
}

function isTalkative(logLevel: string): boolean {
  return logLevel === 'trace' || logLevel === 'debug'
}
