import { randomBytes } from 'node:crypto'
import { StartRefused } from '../start-refused.ts'
import { isLoopback } from './is-loopback.ts'

export type WhatsAppSettings = {
  readonly mode: 'live' | 'standin'
  readonly baseUrl: string
  readonly apiVersion: string
  readonly phoneNumberId: string
  readonly token: string
  /** Signs what the service tells us. */
  readonly appSecret: string
  /** What it shows when our address is registered there. */
  readonly verifyToken: string
  readonly timeoutMs: number
}

type Environment = Readonly<Record<string, string | undefined>>

const needed = [
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const

/** Null where nothing goes by WhatsApp and no page speaks of it: without its settings, outside a demo. */
export function readWhatsApp(
  environment: Environment,
  wholeNumber: (environment: Environment, of: { name: string; fallback: number }) => number,
): WhatsAppSettings | null {
  const given = needed.filter((name) => environment[name])
  const usual = given.length > 0 ? 'live' : environment.DEMO === '1' ? 'standin' : 'off'
  const mode = environment.WHATSAPP_MODE || usual
  if (mode !== 'live' && mode !== 'standin' && mode !== 'off')
    throw new StartRefused(`WHATSAPP_MODE knows live, standin and off, not "${mode}"`)
  if (mode === 'off') return null
  const timeoutMs = wholeNumber(environment, { name: 'WHATSAPP_TIMEOUT_MS', fallback: 10_000 })
  const apiVersion = environment.WHATSAPP_API_VERSION || 'v25.0'
  if (mode === 'standin') return { ...newStandIn(), mode, apiVersion, timeoutMs }
  const missing = needed.filter((name) => !environment[name])
  if (missing.length > 0)
    throw new StartRefused(
      `${missing.join(', ')} missing: WhatsApp needs all of ${needed.join(', ')}`,
    )
  return {
    ...{ mode, apiVersion, timeoutMs },
    baseUrl: checkedBaseUrl(environment.WHATSAPP_BASE_URL || 'https://graph.facebook.com'),
    phoneNumberId: environment.WHATSAPP_PHONE_NUMBER_ID ?? '',
    token: environment.WHATSAPP_TOKEN ?? '',
    appSecret: environment.WHATSAPP_APP_SECRET ?? '',
    verifyToken: environment.WHATSAPP_VERIFY_TOKEN ?? '',
  }
}

/** Of a stand-in in this process; what it tells us is signed as well. */
function newStandIn() {
  const random = () => randomBytes(16).toString('hex')
  return {
    ...{ baseUrl: '', phoneNumberId: '100000000000000' },
    ...{ token: random(), appSecret: random(), verifyToken: random() },
  }
}

/** The token goes with every call. */
function checkedBaseUrl(text: string): string {
  const url = URL.parse(text)
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  if (!url || !isSafe)
    throw new StartRefused(
      'WHATSAPP_BASE_URL must be an https address: the token goes with every call',
    )
  return text.replace(/\/+$/, '')
}
