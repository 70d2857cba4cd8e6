import { houseOf, planOf } from '../../drawing/rooms.ts'
import type { Project } from '../../project.ts'
import type { Rule, Violation } from '../../rule.ts'
import { toleratedArrows } from './tolerated-arrows.ts'

/**
 * In each folder the files and folders stand on floors: what is above may import what is below. An
 * import the other way closes a ring, and whoever reads one room of it has to read them all. A
 * ratchet: what is tolerated is listed and may only become less.
 */
export const floors: Rule = {
  name: 'floors',
  instead:
    'Move what both need to a file below both, or hand it in from above. `npm run drawing -- <folder>` shows the floors.',
  check: (project) => {
    const found = new Set(upwardArrows(project))
    const tolerated = new Set(toleratedArrows)
    return [
      ...[...found]
        .filter((arrow) => !tolerated.has(arrow))
        .map((arrow): Violation => ({ path: arrow, what: 'is an import that runs upward' })),
      ...[...tolerated]
        .filter((arrow) => isOf(arrow, project) && !found.has(arrow))
        .map((arrow): Violation => ({ path: arrow, what: 'is tolerated but not there' })),
    ]
  },
}

/** Each as `folder: from -> to`. */
export function upwardArrows(project: Project): string[] {
  const house = houseOf(project)
  const folders = new Set(house.files.flatMap(({ path }) => foldersAbove(path)))
  return [...folders]
    .sort()
    .flatMap((folder) =>
      planOf(house, folder).upward.map(({ from, to }) => `${folder || '.'}: ${from} -> ${to}`),
    )
}

function foldersAbove(path: string): string[] {
  const parts = path.split('/')
  return parts.map((_, index) => parts.slice(0, index).join('/'))
}

/** The rules' own tests check projects that have no such folder. */
function isOf(arrow: string, { files }: Project): boolean {
  const folder = arrow.split(':')[0] ?? ''
  return files.some(({ path }) => path.startsWith(folder === '.' ? 'server/' : `${folder}/`))
}
