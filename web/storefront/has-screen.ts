import type { RouteName } from '#locales/path-table.ts'
import { screens } from './routes.tsx'

const files = import.meta.glob('./screens/*/*/screen.tsx')

/** Whether a route leads anywhere yet: bars and menus offer only what exists. */
export function hasScreen(name: RouteName): boolean {
  return `./screens/${screens[name].folder}/screen.tsx` in files
}
