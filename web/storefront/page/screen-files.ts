import type { RouteName } from '#locales/path-table.ts'
import { screens } from '../routes.tsx'
import type { ScreenModule } from './screen.ts'

/** Every screen there is, each a chunk of its own. */
const files = import.meta.glob<ScreenModule>('../screens/*/*/screen.tsx')

/** How a route's screen is fetched; undefined while there is none. */
export function screenLoaderOf(name: RouteName): (() => Promise<ScreenModule>) | undefined {
  return files[`../screens/${screens[name].folder}/screen.tsx`]
}

/** Whether a route leads anywhere yet: bars and menus offer only what exists. */
export function hasScreen(name: RouteName): boolean {
  return screenLoaderOf(name) !== undefined
}
