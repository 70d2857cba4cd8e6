import type { Rule } from '../../rule.ts'

/** A lock with hosts in it would tie every install to the registry of the one who wrote it. */
export const lockHosts: Rule = {
  name: 'no hosts in the lock',
  instead:
    'Write the lock with the settings of .npmrc, and keep registries and logins out of both.',
  check: ({ files }) =>
    files.flatMap(({ path, text }) => {
      if (path !== 'package-lock.json' && path !== '.npmrc') return []
      const pattern = path === '.npmrc' ? /registry\s*=|_auth|token/i : /"resolved":/
      return text
        .split('\n')
        .flatMap((line, index) =>
          pattern.test(line) ? [{ path, line: index + 1, what: line.trim().slice(0, 80) }] : [],
        )
    }),
}
