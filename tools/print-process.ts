import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultMarketSettings } from '#domain/auction/core/settings.ts'
import { stepEffects } from '#domain/auction/house/process-effects.ts'
import { deadlineLabel, guardLabels } from '#domain/auction/house/process-labels.ts'
import { transitions } from '#domain/auction/house/process-table.ts'
import type { Transition } from '#domain/auction/house/transition.ts'

/**
 * The life of an ad, read from the process table itself: `npm run process` prints it, `--graph` as a
 * Mermaid state graph, `--write` puts both into docs/process.md. A test holds that page to the data.
 */

const columns = [
  'from',
  'step',
  'who',
  'guard',
  'to',
  'deadline',
  'notifications',
  'journal',
] as const

function processTable(): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(columns), line(columns.map(() => '---')), ...transitions.map(rowOf).map(line)].join(
    '\n',
  )
}

function rowOf(row: Transition): string[] {
  const { notifications, journal } = stepEffects[row.step]
  const isDue = row.actors.includes('clock')
  return [
    row.from.length === 0 ? 'nothing' : row.from.join(', '),
    row.step,
    row.actors.join(', '),
    guardLabels[row.guard],
    row.nextRound === undefined
      ? row.to.join(', ')
      : `${row.to.join(', ')}; next round: ${row.nextRound}`,
    isDue ? deadlineLabel(row.step, defaultMarketSettings) : '',
    notifications.join(', '),
    journal.join(', '),
  ]
}

/** Ways between two statuses; those that stay where they are would only hide them. */
export function processGraph(): string {
  const edges = new Map<string, Set<string>>()
  for (const row of transitions) {
    const goals = [...row.to, ...(row.nextRound === undefined ? [] : [row.nextRound])]
    for (const from of row.from.length === 0 ? ['[*]'] : row.from) {
      for (const to of goals) {
        if (to === 'same' || to === from) continue
        const edge = `${from} --> ${to}`
        edges.set(edge, (edges.get(edge) ?? new Set()).add(row.step))
      }
    }
  }
  const lines = [...edges].map(([edge, steps]) => `  ${edge}: ${[...steps].join(', ')}`)
  return ['stateDiagram-v2', ...lines].join('\n')
}

export function processPage(): string {
  return `# The process of an auction

Written by \`npm run process -- --write\` from \`domain/auction/house/process-table.ts\` and the two files beside it; do not
edit. Deadlines are those of the default settings. Notifications and journal entries are those that a step may
cause, not all at once. A status that stays is called \`same\`.

${processTable()}

\`\`\`mermaid
${processGraph()}
\`\`\`
`
}

export const processPagePath = join(import.meta.dirname, '../docs/process.md')

if (import.meta.main) {
  const [wanted, ...rest] = process.argv.slice(2)
  if (rest.length > 0 || (wanted !== undefined && wanted !== '--write' && wanted !== '--graph')) {
    process.stderr.write('npm run process [-- --graph | --write]\n')
    process.exit(2)
  }
  if (wanted === '--write') writeFileSync(processPagePath, processPage())
  else process.stdout.write(`${wanted === '--graph' ? processGraph() : readable()}\n`)
}

/** For a terminal: one block a row, because eight columns fit no window. */
function readable(): string {
  return transitions
    .map((row) => {
      const [, , ...rest] = rowOf(row)
      const names = columns.slice(2)
      const facts = rest.flatMap((cell, index) =>
        cell === '' ? [] : [`    ${(names[index] ?? '').padEnd(9)}${cell}`],
      )
      const from = row.from.length === 0 ? 'nothing' : row.from.join(', ')
      return [`${row.step}  (from ${from})`, ...facts].join('\n')
    })
    .join('\n\n')
}
