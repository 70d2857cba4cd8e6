import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EndpointDeclaration } from '#contract/endpoint.ts'
import { endpointGroups } from '#contract/endpoints.ts'
import { type Caller, callers, refusalOf } from '#contract/who-may-call.ts'

/**
 * Every call by who is heard, read from the contract itself: `npm run calls` prints it, `--write` puts it into docs/calls.md.
 * A test holds that page to the contract, another one asks every call over HTTP as everybody.
 */

const heads: Readonly<Record<Caller, string>> = {
  visitor: 'visitor',
  seller: 'seller',
  dealerInReview: 'dealer in review',
  dealer: 'dealer',
  companyBuyer: 'company’s buyer',
  companyBackOffice: 'company’s back office',
  support: 'support',
  reviewer: 'reviewer',
  finance: 'finance',
  admin: 'admin',
}

export function callsPage(): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rows = Object.entries(endpointGroups).flatMap(([group, endpoints]) =>
    Object.entries(endpoints as Readonly<Record<string, EndpointDeclaration>>).map(
      ([name, declared]) => {
        const call = { name: `${group}.${name}`, declared }
        const cells = callers.map((caller) => refusalOf(call, caller) ?? 'yes')
        return line([call.name, `\`${declared.method} ${declared.path}\``, ...cells])
      },
    ),
  )
  const columns = ['call', 'address', ...callers.map((caller) => heads[caller])]
  return `# Calls by role

Written by \`npm run calls -- --write\` from \`contract/endpoints/\` and \`contract/operator-calls.ts\`, \`contract/company/company-calls.ts\`; do not edit.
\`yes\`: heard, and what may be done depends on the object; another's does not exist. A code: refused with it, whatever is asked
for. The last four columns are the operator's people. Calls of a demo exist in a demo alone.

${[line(columns), line(columns.map(() => '---')), ...rows].join('\n')}
`
}

export const callsPagePath = join(import.meta.dirname, '../../docs/calls.md')

if (import.meta.main) {
  const [wanted, ...rest] = process.argv.slice(2)
  if (rest.length > 0 || (wanted !== undefined && wanted !== '--write')) {
    process.stderr.write('npm run calls [-- --write]\n')
    process.exit(2)
  }
  if (wanted === '--write') writeFileSync(callsPagePath, callsPage())
  else process.stdout.write(callsPage())
}
