export type TapfiliateSettings = {
  readonly baseUrl: string
  readonly apiKey: string
  readonly programId: string | null
  readonly timeoutMs: number
}

type Environment = Readonly<Record<string, string | undefined>>

/** Without a key our own list counts what partners led to, and nobody outside is told. */
export function readTapfiliate(
  environment: Environment,
  wholeNumber: (environment: Environment, of: { name: string; fallback: number }) => number,
): TapfiliateSettings | null {
  const { TAPFILIATE_API_KEY: apiKey, TAPFILIATE_PROGRAM_ID: programId } = environment
  if (!apiKey) return null
  return {
    baseUrl: environment.TAPFILIATE_BASE_URL ?? 'https://api.tapfiliate.com/1.6',
    apiKey,
    programId: programId || null,
    timeoutMs: wholeNumber(environment, { name: 'TAPFILIATE_TIMEOUT_MS', fallback: 10_000 }),
  }
}
