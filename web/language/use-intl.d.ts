/**
 * `use-intl/react` as we use it. Its own types read every German text anew and take figures for
 * words; these know each key and each value from the declaration (`tools/declare-messages.ts`).
 */
declare module 'use-intl/react' {
  import type { ComponentProps, ReactNode } from 'react'
  import type { IntlProvider as Provider } from 'use-intl'
  import type { At, Groups, Keys, Tag, Translate, ValuesFor } from '#locales/message-types.ts'
  import type { Messages } from '#locales/messages.generated.ts'

  export function useTranslations<Group extends Groups<Messages>>(
    group: Group,
  ): TranslateOnPages<At<Messages, Group>>
  export function useTranslations(): TranslateOnPages<Messages>

  /** The texts that the nearest provider gives. */
  export function useMessages(): object

  export function IntlProvider(props: ComponentProps<typeof Provider>): ReactNode

  type TranslateOnPages<Tree> = Translate<Tree> & {
    /** For texts with tags: each tag is given the element that wraps its words. */
    rich<Key extends Keys<Tree>>(key: Key, ...values: WithTags<ValuesFor<At<Tree, Key>>>): ReactNode
  }

  type WithTags<Values> = Values extends [infer All]
    ? [values: { [Name in keyof All]: All[Name] extends Tag ? Wrap : All[Name] }]
    : []

  type Wrap = (text: ReactNode) => ReactNode
}
