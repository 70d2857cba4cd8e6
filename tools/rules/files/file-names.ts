import type { Rule } from '../../rule.ts'

const kebabPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
const emptyNames = /^(utils?|helpers?|commons?|misc|shared|stuff|lib)$/

/** Files whose names others prescribe. */
const prescribed = /^(README|LICENSE|CHANGELOG|SECURITY|CONTRIBUTING|Dockerfile|Makefile)(\.|$)/

export const fileNames: Rule = {
  name: 'file names',
  instead:
    'Kebab-case, named for what is inside. A drawer for everything (utils, common) hides things: ' +
    'name the thing itself.',
  check: ({ files }) =>
    files
      .filter(({ path }) => !path.split('/').some((part) => part.startsWith('.')))
      .flatMap(({ path }) =>
        path
          .split('/')
          .filter((part) => !prescribed.test(part))
          .map((part) => (path.endsWith(part) ? (part.split('.')[0] ?? part) : part))
          .flatMap((name) => {
            if (emptyNames.test(name)) return [{ path, what: `"${name}" says nothing` }]
            const plain = name.replace(/^\d{4}_/, '').replaceAll('_', '-')
            const isSql = path.endsWith('.sql') || path.startsWith('content/')
            return kebabPattern.test(isSql ? plain : name)
              ? []
              : [{ path, what: `"${name}" is not kebab-case` }]
          }),
      ),
}
