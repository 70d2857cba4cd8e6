/** The part of the library that we use; it brings no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export type RecordPayload = {
    readonly exp?: number
    readonly accountId?: string
    readonly grantId?: string
    readonly consumed?: number
    readonly [field: string]: unknown
  }

  export type RecordAdapter = {
    upsert(id: string, payload: RecordPayload, expiresInSeconds?: number): Promise<void>
    find(id: string): Promise<RecordPayload | undefined>
    findByUid(uid: string): Promise<RecordPayload | undefined>
    findByUserCode(code: string): Promise<RecordPayload | undefined>
    consume(id: string): Promise<void>
    destroy(id: string): Promise<void>
    revokeByGrantId(grantId: string): Promise<void>
  }

  /** What our page had confirmed, as `resume` hands it on. */
  export type InteractionResult = {
    readonly login?: { readonly accountId: string; readonly ts?: number; readonly remember: false }
    readonly session?: { readonly sessionId: string }
    readonly error?: string
    readonly [prompt: string]: unknown
  }

  export class Interaction {
    readonly uid: string
    readonly exp: number
    readonly returnTo: string
    readonly params: Readonly<Record<string, string | undefined>>
    result: InteractionResult | undefined
    static find(uid: string): Promise<Interaction | undefined>
    save(ttlSeconds: number): Promise<string>
  }

  export class Grant {
    constructor(grant: { readonly clientId: string; readonly accountId: string })
    readonly jti: string
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }

  export type ProviderContext = {
    status: number
    redirect(address: string): void
    readonly oidc: {
      readonly provider: Provider
      readonly client?: { readonly clientId: string }
      readonly params?: Readonly<Record<string, string | undefined>>
      readonly result?: InteractionResult
      readonly session?: { readonly accountId?: string }
      readonly requestParamOIDCScopes: ReadonlySet<string>
    }
  }

  export class Provider {
    constructor(issuer: string, configuration: object)
    /** Whether `X-Forwarded-Proto` and `-Host` are believed. */
    proxy: boolean
    readonly Grant: typeof Grant
    readonly Interaction: typeof Interaction
    callback(): (request: IncomingMessage, reply: ServerResponse) => Promise<void>
    cookieName(kind: 'resume'): string
    on(event: string, hear: (...heard: unknown[]) => void): this
  }

  export const errors: { readonly InvalidGrant: new (detail: string) => Error }

  export type Prompt = { readonly name: string }

  export const interactionPolicy: {
    readonly Prompt: new (prompt: {
      readonly name: string
      readonly requestable: boolean
    }) => Prompt
    readonly base: () => { add(prompt: Prompt, index?: number): void }
  }
}
