import { redirect } from 'react-router'
import { pathTo } from '#locales/paths.ts'
import type { Load } from '../../../page/screen.ts'

/** Where other sites of ours send somebody to log in; the return address goes along (spec 2, auth pages). */
export const load: Load<'authRedirectToAuthorize'> = async ({ locale, search }) => {
  const query = search.size > 0 ? `?${search}` : ''
  throw redirect(pathTo('login', locale) + query)
}

/** Never shown: its address leads on. */
export function Screen() {
  return null
}
