import { cloneElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { StaticHandlerContext } from 'react-router'
import type { PagePiece, PageVisit, RenderedPage } from '#contract/page.ts'
import type { Locale } from '#locales/locales.ts'
import type { Catalogue } from '#web/language/texts.ts'
import { announceStyles } from '../../page/announce-files.ts'
import { inlineJson } from '../../page/inline-json.ts'
import type { PageContext } from '../../page/page-context.ts'
import type { ServerPage } from '../../page/server-page.tsx'
import { stylesOfPart } from '../part-styles/styles-of-part.ts'
import { folderOf } from '../script-for.ts'
import { dataOfPage } from '../search-engines/data-of-page.ts'
import { wholePage } from '../whole-page.tsx'
import { islandsOf, type PartsOfPage, partsOfPage } from './draw-part.tsx'
import { createFrames, piecesOf } from './frames.ts'
import type { HeardCalls } from './heard-calls.ts'
import { createPlaces, type PlacedPart } from './places.ts'

/** Some 250 pages. */
const maxFrameCharacters = 8_000_000

const frames = createFrames(maxFrameCharacters)

type IslandsPage = {
  readonly visit: PageVisit
  readonly page: PageContext
  readonly messages: Catalogue
  readonly result: StaticHandlerContext
  readonly script: string
  /** What it was told, where it may be drawn again for other visitors. */
  readonly heard?: HeardCalls
}

/**
 * Draws a page of islands. Nothing in it waits, so it is drawn at once, as a text; what it shares with other pages
 * React does not walk again.
 */
export function drawIslands(islandsPage: IslandsPage): RenderedPage {
  const { visit, page, messages, result, script, heard } = islandsPage
  const { locale } = page
  const places = createPlaces()
  const parts = partsOfPage({ visit, locale, messages })
  const serverPage: ServerPage = {
    stateText: '',
    nonce: undefined,
    isOfClass: false,
    announce: () => announceStyles(visit.assets, folderOf(result)),
    stylesOf: (part) => stylesOfPart(visit.assets, part),
    islands: {
      ...islandsOf(visit.version, messages),
      structuredData:
        result.statusCode === 200 ? dataOfPage(page, result.location.pathname).map(inlineJson) : [],
      markupOf: (part, prefix) => places.add(placedPart(part, prefix, { parts, heard })),
    },
  }
  const markup = renderToString(wholePage(serverPage, islandsPage))
  if (markup.includes(unfinished)) throw new Error('A part of a page of islands is not there yet')
  const content = places.fill(withScript(markup, script))
  if (heard && result.statusCode === 200) frames.keep(frameKey(visit, parts), heard, content)
  return pageOf(piecesOf(content), result.statusCode)
}

/** The page as it was drawn before, with other cards; undefined where it is to be drawn whole. */
export async function drawIslandsAgain(
  visit: PageVisit,
  of: { readonly locale: Locale; readonly messages: Catalogue; readonly heard: HeardCalls },
): Promise<RenderedPage | undefined> {
  const parts = partsOfPage({ visit, ...of })
  const pieces = await frames.drawAgain(frameKey(visit, parts), of.heard, parts)
  return pieces && pageOf(pieces, 200)
}

function frameKey({ url }: PageVisit, { around }: PartsOfPage): string {
  return `${url} ${around}`
}

/** Parts have the rows themselves, so that they may read all of them. */
function placedPart(
  part: ReactElement,
  prefix: string,
  { parts, heard }: { readonly parts: PartsOfPage; readonly heard: HeardCalls | undefined },
): PlacedPart {
  const props = part.props as Readonly<Record<string, unknown>> // What is kept has data alone.
  const rows = Object.entries(props).flatMap(([name, value]) => {
    const place = heard?.standIns.placeOf(value)
    return place ? [{ ...place, name }] : []
  })
  const given = Object.fromEntries(rows.map(({ name, row }) => [name, row]))
  const whole = rows.length === 0 ? part : cloneElement(part, given)
  return { part: whole, prefix, rows, piece: parts.pieceOf(whole, prefix) }
}

function pageOf(pieces: readonly PagePiece[], status: number): RenderedPage {
  return {
    kind: 'page',
    status,
    script: 'islands',
    pieces,
    pipe: (destination) => {
      const stream = destination as Destination // A Node stream, which the web's types do not know.
      for (const { markup } of pieces) stream.write(markup)
      stream.end()
    },
    abort: () => undefined,
  }
}

type Destination = { readonly write: (text: string) => void; readonly end: () => void }

/** Where React left a part out because it waits for something. */
const unfinished = '<!--$!-->'

const head = '</head>'
const end = '</body></html>'

/** The script at the page's end, named in its head, as React does it for the pages that it streams. */
function withScript(markup: string, script: string): string {
  const headEnds = markup.indexOf(head)
  const early = `<link rel="modulepreload" fetchPriority="low" href="${script}"/>`
  const late = `<script type="module" src="${script}" async=""></script>`
  const body = markup.slice(headEnds, -end.length)
  return `<!DOCTYPE html>${markup.slice(0, headEnds)}${early}${body}${late}${end}`
}
