import { redirect } from 'react-router'
import { pathTo } from '#locales/paths.ts'
import type { Load } from '../../../page/screen.ts'
import { pathAfterLogin } from '../../../visitor/login-path.ts'
import { ensureVisitor } from '../../../visitor/visitor.ts'

/** The stop behind an outside login: on to the screen asked for, or back to the login. */
export const load: Load<'authLoggedIn'> = async ({
  client,
  query,
  queryClient,
  locale,
  search,
}) => {
  const visitor = await ensureVisitor({ client, query, queryClient })
  const isLoggedIn = visitor.kind !== 'visitor'
  const carried = search.size > 0 ? `?${search}` : ''
  throw redirect(isLoggedIn ? pathAfterLogin(locale, search) : pathTo('login', locale) + carried)
}

/** Never shown: its address leads on. */
export function Screen() {
  return null
}
