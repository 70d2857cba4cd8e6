import { type RouteName, routeNames } from '#locales/path-table.ts'
import { folderOf } from '../routes.tsx'
import type { ScreenModule } from './screen.ts'

/** Every screen there is, each a chunk of its own. */
const files = import.meta.glob<ScreenModule>('../screens/*/*/screen.tsx')
const folders = Object.keys(files).map((file) =>
  file.slice('../screens/'.length, -'/screen.tsx'.length),
)

const folderByRoute = new Map(routeNames.map((name) => [name, folderOf(name, folders)]))

/** The folder of a route's screen below `screens/`; undefined while there is none. */
export function screenFolderOf(name: RouteName): string | undefined {
  return folderByRoute.get(name)
}

/** How a route's screen is fetched; undefined while there is none. */
export function screenLoaderOf(name: RouteName): (() => Promise<ScreenModule>) | undefined {
  return files[`../screens/${screenFolderOf(name)}/screen.tsx`]
}
