import { isCode, type ProjectFile } from '../../project.ts'
import type { Rule } from '../../rule.ts'

/** What an area exports to the others, name by name. */
const areaInterface = /^server\/areas\/[^/]+\/api\.ts$/

export const noBarrels: Rule = {
  name: 'no barrels',
  instead: 'Import from the file that has the thing; then the import says where it lives.',
  check: ({ files }) =>
    files
      .filter((file) => isCode(file) && !areaInterface.test(file.path) && isBarrel(file))
      .map(({ path }) => ({ path, what: 'only passes on what other files export' })),
}

function isBarrel({ syntax }: ProjectFile): boolean {
  const rest = syntax
    .replaceAll(
      /export\s+(type\s+)?(\*(\s+as\s+\w+)?|\{[^}]*\})\s+from\s*(''|""|'\s*'|"\s*");?/g,
      '',
    )
    .trim()
  return rest === '' && /\bexport\b/.test(syntax)
}
