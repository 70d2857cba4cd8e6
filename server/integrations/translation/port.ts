/** What the rest of the server knows of machine translation. */
export type TranslationRequest = {
  readonly texts: readonly string[]
  /** Languages of our storefronts, two letters. */
  readonly source: string
  readonly target: string
  /** Ends the attempts; what was asked then fails as `retry`. */
  readonly signal: AbortSignal
}

export type Translator = {
  /** Kept with each translation, so that those of an engine can be found and made anew. */
  readonly engine: string
  /** The texts in the target's language, in the same order. Throws TranslationFailure. */
  readonly translate: (request: TranslationRequest) => Promise<readonly string[]>
}

/**
 * `retry`: busy or not reachable. `later`: not before somebody sees to it or a month is over, as with
 * a used-up quota or a key that is not taken. `final`: these texts are never translated.
 */
export type TranslationFailureKind = 'final' | 'later' | 'retry'

export class TranslationFailure extends Error {
  override readonly name = 'TranslationFailure'
  readonly kind: TranslationFailureKind
  /** HTTP status; absent when nobody answered. */
  readonly status: number | undefined

  constructor(kind: TranslationFailureKind, status: number | undefined, cause?: unknown) {
    super(status ? `translation service answered ${status}` : 'translation service unreachable', {
      cause,
    })
    this.kind = kind
    this.status = status
  }
}
