import type { Rule } from '../../rule.ts'

const folder = 'database/migrations/'

export const migrationNumbers: Rule = {
  name: 'migration numbers',
  instead: 'Name a migration NNNN-what-it-does.sql with the next free number.',
  check: ({ files }) => {
    const paths = files.map(({ path }) => path).filter((path) => path.startsWith(folder))
    const numbers = paths.map((path) => path.slice(folder.length, folder.length + 4))
    return paths.flatMap((path, index) => {
      const number = numbers[index] ?? ''
      if (!/^\d{4}[-_][a-z0-9_-]+\.sql$/.test(path.slice(folder.length))) {
        return [{ path, what: 'has no number or an odd name' }]
      }
      return numbers.indexOf(number) === index ? [] : [{ path, what: `takes ${number} twice` }]
    })
  },
}
