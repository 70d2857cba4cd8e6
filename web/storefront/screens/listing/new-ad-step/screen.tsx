import { redirect } from 'react-router'
import { pathTo } from '#locales/paths.ts'
import type { Load } from '#web/storefront/page/screen.ts'

/** The first steps have addresses of their own (spec 2); all of them begin with the same question. */
export const load: Load<'sellStep'> = async ({ locale }) => {
  throw redirect(pathTo('sell', locale))
}

export function Screen() {
  return null
}
