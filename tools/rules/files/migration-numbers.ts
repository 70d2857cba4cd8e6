import type { Rule } from '../../rule.ts'

const folder = 'database/migrations/'

export const migrationNumbers: Rule = {
  name: 'migration numbers',
  instead: 'Name a migration NNNN-what-it-does.sql; the numbers begin at 0001 and leave none out.',
  check: ({ files }) => {
    const paths = files.map(({ path }) => path).filter((path) => path.startsWith(folder))
    const numbers = paths.map((path) => path.slice(folder.length, folder.length + 4))
    return paths.flatMap((path, index) => {
      const number = numbers[index] ?? ''
      if (!/^\d{4}[-_][a-z0-9_-]+\.sql$/.test(path.slice(folder.length))) {
        return [{ path, what: 'has no number or an odd name' }]
      }
      if (numbers.indexOf(number) !== index) return [{ path, what: `takes ${number} twice` }]
      const before = String(Number(number) - 1).padStart(4, '0')
      return number === '0001' || numbers.includes(before)
        ? []
        : [{ path, what: `leaves out ${before}` }]
    })
  },
}
