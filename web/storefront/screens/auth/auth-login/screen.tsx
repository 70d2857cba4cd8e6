import { redirect } from 'react-router'
import { pathTo } from '#locales/paths.ts'
import type { Load } from '../../../page/screen.ts'

/** An older address of the login; what it carries goes along (spec 2, auth pages). */
export const load: Load<'authLogin'> = async ({ locale, search }) => {
  const query = search.size > 0 ? `?${search}` : ''
  throw redirect(pathTo('login', locale) + query)
}

/** Never shown: its address leads on. */
export function Screen() {
  return null
}
