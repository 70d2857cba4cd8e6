import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { PagePiece, PageVisit } from '#contract/page.ts'
import { type Locale, localeFacts } from '#locales/locales.ts'
import { createStandingClock } from '#web/api/server-clock.tsx'
import type { Catalogue } from '#web/language/texts.ts'
import { useUiTexts } from '#web/language/ui-texts.ts'
import { PlainFields } from '#web/ui/fields/field.tsx'
import { LinkContext } from '#web/ui/link.tsx'
import { UiLocaleContext } from '#web/ui/ui-locale.ts'
import { UiTextsContext } from '#web/ui/ui-texts.ts'
import { RouterLink } from '../../frame/router-link.tsx'
import type { PageContext } from '../../page/page-context.ts'
import { type IslandRendering, ServerPageContext } from '../../page/server-page.tsx'
import { App } from '../app.tsx'
import { contextOf } from '../context-of-visit.ts'
import { createKeptMarkup } from './kept-markup.ts'

/** Some 20 MB of texts that are not all Latin. */
const maxCharacters = 10_000_000
/** What a countdown says is put right by the page's script, as on any page that was kept. Midnight in Berlin begins a new step. */
const clockStepMs = 10 * 60_000

const kept = createKeptMarkup(maxCharacters)

type Drawing = {
  readonly visit: PageVisit
  readonly locale: Locale
  readonly messages: Catalogue
}

export type PartsOfPage = {
  /** Names all that a part can read beside its own data. */
  readonly around: string
  readonly pieceOf: (part: ReactElement, identifierPrefix: string) => PagePiece
}

/**
 * Parts of pages for those who are not logged in, drawn with what stands in their key around them and nothing else: no address,
 * no answers, nobody's account.
 */
export function partsOfPage({ visit, locale, messages }: Drawing): PartsOfPage {
  const { hosts, isDemo, version, landingPaths } = visit
  const renderedAt = Math.floor(visit.now / clockStepMs) * clockStepMs
  const { origin } = new URL(visit.url)
  const around = JSON.stringify([
    ...[locale, origin, hosts, isDemo, version, renderedAt],
    landingPaths,
  ])
  const name = kept.nameOf(around)
  let alone: PageContext | undefined
  const draw = (part: ReactElement, identifierPrefix: string) => {
    alone ??= contextOf({ ...visit, transport: noCalls }, { locale, messages })
    return renderToString(
      <ServerPageContext value={{ ...nothing, islands: islandsOf(version, messages) }}>
        <App page={alone} messages={messages} clock={createStandingClock(renderedAt)}>
          <PartFrame locale={localeFacts[locale].formatLocale}>{part}</PartFrame>
        </App>
      </ServerPageContext>,
      { identifierPrefix },
    )
  }
  return {
    around,
    pieceOf: (part, identifierPrefix) =>
      kept.find(part, `${name} ${identifierPrefix}`, () => draw(part, identifierPrefix)),
  }
}

export function islandsOf(build: string, texts: Catalogue): IslandRendering {
  return {
    build,
    texts,
    structuredData: [],
    renderToText: (island, identifierPrefix) => renderToString(island, { identifierPrefix }),
  }
}

const nothing = {
  stateText: '',
  nonce: undefined,
  isOfClass: false,
  announce: () => undefined,
  stylesOf: () => [],
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
