import { type ComponentType, createElement, useId } from 'react'
import { useLocale } from '#web/language/language-provider.tsx'
import { inlineJson } from '../page/inline-json.ts'
import { useServerPage } from '../page/server-page.tsx'
import type { HydrateWhen, IslandData } from './island-data.ts'
import { IslandFrame } from './island-frame.tsx'
import type { IslandName } from './island-names.ts'
import { type TextGroup, textsOf } from './island-texts.ts'

type IslandProps<Props extends object> = {
  readonly name: IslandName
  /** The component itself, for the server and for pages that are whole applications. */
  readonly of: ComponentType<Props>
  /** Travels to the browser as JSON; without children, functions and dates. */
  readonly props: Props
  readonly texts: readonly TextGroup[]
  readonly hydrate: HydrateWhen
  /**
   * The press that hydrates the island has no other effect. For whatever arms or confirms something
   * that binds: that takes a press on what is alive.
   */
  readonly withoutReplay?: boolean
}

/**
 * A part of a public page that React runs in the browser, fetched and hydrated only when it is wanted.
 * In a whole application it is the component and nothing else.
 */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, of, props, texts: groups, hydrate, withoutReplay = false } = island
  const { islands } = useServerPage()
  const locale = useLocale()
  const prefix = useId()
  const content = createElement(of, props)
  if (islands === undefined) return content
  const texts = textsOf(islands.texts, groups)
  const data: IslandData = { props, texts, prefix }
  const html = islands.renderToText(
    <IslandFrame locale={locale} texts={texts}>
      {content}
    </IslandFrame>,
    prefix,
  )
  return (
    <div
      data-island={name}
      data-hydrate={hydrate}
      data-without-replay={withoutReplay ? '' : undefined}
      style={{ display: 'contents' }}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React just above. */}
      <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by inlineJson.
        dangerouslySetInnerHTML={{ __html: inlineJson(data) }}
      />
    </div>
  )
}
