import { type EntryKind, entryKinds, isEditable } from '#domain/publishing/entry-kinds.ts'
import { StartRefused } from '../start-refused.ts'
import { isLoopback } from './is-loopback.ts'

export type CmsSettings = {
  /** Without a slash at its end. */
  readonly baseUrl: string
  /** What operators are told: the host where these texts are written. */
  readonly host: string
  /** Null where everybody may read there. */
  readonly apiToken: string | null
  /** How often it is asked. */
  readonly everySeconds: number
  readonly timeoutMs: number
  /** What is written there; all else is written in the console. */
  readonly kinds: readonly EntryKind[]
}

type Environment = Readonly<Record<string, string | undefined>>

const usualSeconds = 300
const leastSeconds = 10
const usualTimeoutMs = 10_000

/** Without an address all texts are written here. Throws `StartRefused` for settings that would read nothing, or in the clear. */
export function readCms(
  environment: Environment,
  wholeNumber: (environment: Environment, of: { name: string; fallback: number }) => number,
): CmsSettings | null {
  const { CMS_BASE_URL: address, CMS_API_TOKEN: apiToken } = environment
  if (!address) return null
  const url = URL.parse(address)
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  if (!url || !isSafe || url.username !== '' || url.search !== '') {
    throw new StartRefused('CMS_BASE_URL must be an https address without login and parameters')
  }
  return {
    baseUrl: `${url.origin}${url.pathname.replace(/\/+$/, '')}`,
    host: url.host,
    apiToken: apiToken || null,
    everySeconds: Math.max(
      leastSeconds,
      wholeNumber(environment, { name: 'CMS_CACHE_SECONDS', fallback: usualSeconds }),
    ),
    timeoutMs: wholeNumber(environment, { name: 'CMS_TIMEOUT_MS', fallback: usualTimeoutMs }),
    kinds: readKinds(environment.CMS_KINDS),
  }
}

function readKinds(text: string | undefined): readonly EntryKind[] {
  const possible = entryKinds.filter(isEditable)
  if (!text) return possible
  return text.split(',').map((part) => {
    const kind = possible.find((each) => each === part.trim())
    if (!kind) throw new StartRefused(`CMS_KINDS knows ${possible.join(', ')}, not "${part}"`)
    return kind
  })
}
