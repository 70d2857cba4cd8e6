import type { Rule } from '../../rule.ts'

const limitFiles = 25

/** Texts and migrations are looked up by name or number, so their folders may be long. */
const uncountedFolders = /^(content|docs|locales\/messages|database\/migrations)(\/|$)/

export const folderSize: Rule = {
  name: 'folder size',
  instead: 'Sort the files into folders by the question that they answer.',
  check: ({ files }) => {
    const filesIn = new Map<string, number>()
    for (const { path } of files) {
      const folder = path.split('/').slice(0, -1).join('/')
      filesIn.set(folder, (filesIn.get(folder) ?? 0) + 1)
    }
    return [...filesIn]
      .filter(([folder, count]) => count > limitFiles && !uncountedFolders.test(folder))
      .map(([path, count]) => ({
        path,
        what: `has ${count} files beside each other, the limit is ${limitFiles}`,
      }))
  },
}
