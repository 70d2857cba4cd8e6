import type { RouteName } from '#locales/path-table.ts'
import type { Texts } from '#web/language/texts.ts'
import type { ScreenModule } from '../page/screen.ts'

/** What the document's head and the list of assets know of a screen of the path table. */
export type RouteHandle = {
  readonly name: RouteName
  readonly screen: ScreenModule
}

/** The same of a page that exists in a demo and in development only. */
export type DemoHandle = {
  readonly folder: string
  readonly plainTitle: (texts: Texts) => string
}
