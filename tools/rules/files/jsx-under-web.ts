import type { Rule } from '../../rule.ts'

export const jsxUnderWeb: Rule = {
  name: 'JSX only under web',
  instead: 'Everything outside web/ runs as it is written, and Node does not know JSX. Move it.',
  check: ({ files }) =>
    files
      .filter(({ path }) => /\.[jt]sx$/.test(path) && !path.startsWith('web/'))
      .map(({ path }) => ({ path, what: 'is a JSX file outside web/' })),
}
