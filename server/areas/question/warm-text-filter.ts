import { findForbidden } from '#domain/free-text/text-filter.ts'

/**
 * The engine compiles a pattern when it is first used; for all of them that takes some tenths of a
 * second, in which a process answers nobody. So it is done before anybody is there.
 */
export function warmTextFilter(): void {
  findForbidden('Ist der Zahnriemen neu?')
}
