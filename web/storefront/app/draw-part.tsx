import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { PageVisit } from '#contract/page.ts'
import { localeFacts } from '#locales/locales.ts'
import { createApi } from '#web/api/api.tsx'
import { createQueryClient } from '#web/api/query-client.ts'
import { createStandingClock } from '#web/api/server-clock.tsx'
import type { Catalogue } from '#web/language/texts.ts'
import { useUiTexts } from '#web/language/ui-texts.ts'
import { PlainFields } from '#web/ui/fields/field.tsx'
import { LinkContext } from '#web/ui/link.tsx'
import { UiLocaleContext } from '#web/ui/ui-locale.ts'
import { UiTextsContext } from '#web/ui/ui-texts.ts'
import { RouterLink } from '../frame/router-link.tsx'
import type { PageContext } from '../page/page-context.ts'
import { type IslandRendering, ServerPageContext } from '../page/server-page.tsx'
import { App } from './app.tsx'
import { createKeptMarkup } from './kept-markup.ts'

/** Some 20 MB of texts that are not all Latin. */
const maxCharacters = 10_000_000
/** What a countdown says is put right by the page's script, as on any page that was kept. */
const minute = 60_000

const kept = createKeptMarkup(maxCharacters)

type Drawing = {
  readonly visit: PageVisit
  readonly page: PageContext
  readonly messages: Catalogue
  readonly islands: IslandRendering
}

/**
 * Parts of pages for those who are not logged in, drawn with what stands in their key around them and nothing else: no address,
 * no answers, nobody's account.
 */
export function partsOfPage(drawing: Drawing): NonNullable<IslandRendering['markupOf']> {
  const { visit, page, messages, islands } = drawing
  const renderedAt = Math.floor(visit.now / minute) * minute
  const { locale, origin, isDemo } = page
  const around = JSON.stringify([locale, origin, visit.hosts, isDemo, visit.version, renderedAt])
  let alone: PageContext | undefined
  return (part, identifierPrefix) =>
    kept.find(part, `${identifierPrefix} ${around}`, () => {
      alone ??= {
        ...page,
        api: createApi(noCalls, createQueryClient('server'), page.api.build),
        rendered: null,
      }
      return renderToString(
        <ServerPageContext value={{ ...nothing, islands }}>
          <App page={alone} messages={messages} clock={createStandingClock(renderedAt)}>
            <PartFrame locale={localeFacts[locale].formatLocale}>{part}</PartFrame>
          </App>
        </ServerPageContext>,
        { identifierPrefix },
      )
    })
}

const nothing = {
  stateText: '',
  nonce: undefined,
  isOfClass: false,
  announce: () => undefined,
}

const noCalls: PageVisit['transport'] = () => {
  throw new Error('A part of several pages asks for nothing')
}

/** Without a place for messages: that is the page's, and nothing here can send one. */
function PartFrame({ locale, children }: { locale: string; children: ReactElement }) {
  return (
    <UiLocaleContext value={locale}>
      <UiTextsContext value={useUiTexts()}>
        <LinkContext value={RouterLink}>
          {/* Its fields never come alive. */}
          <PlainFields value={true}>{children}</PlainFields>
        </LinkContext>
      </UiTextsContext>
    </UiLocaleContext>
  )
}
