declare module 'virtual:messages/*' {
  import type { KnownCalls } from '#contract/known-calls.ts'
  import type { LanguagePaths } from '#locales/path-row.ts'
  import type { Catalogue } from '#web/language/texts.ts'

  const messages: Catalogue
  export default messages
  /** The same language's paths; nothing where the tables are whole already. */
  export const paths: LanguagePaths
  /** What the zone's screens call; nothing where the tables are whole already. */
  export const calls: KnownCalls
}

declare module 'virtual:zone-messages' {
  import type { KnownCalls } from '#contract/known-calls.ts'
  import type { LanguagePaths } from '#locales/path-row.ts'
  import type { Catalogue } from '#web/language/texts.ts'

  type Load = () => Promise<{
    readonly default: Catalogue
    readonly paths: LanguagePaths
    readonly calls: KnownCalls
  }>

  /** By language and zone of screens; empty where a language comes whole. */
  const loaders: Readonly<Record<string, Readonly<Record<string, Load>>>>
  export default loaders
}

declare module 'virtual:paths' {
  import type { LanguagePaths } from '#locales/path-row.ts'

  const learned: Readonly<Record<string, LanguagePaths>>
  export default learned
}

declare module 'virtual:editor-messages/*' {
  import type { Catalogue } from '#web/language/texts.ts'

  const messages: Catalogue
  export default messages
}

declare module 'virtual:editor-later-messages/*' {
  import type { Catalogue } from '#web/language/texts.ts'

  const messages: Catalogue
  export default messages
}

declare module 'virtual:console-messages/*' {
  import type { Catalogue } from '#web/language/texts.ts'

  const messages: Catalogue
  export default messages
}
