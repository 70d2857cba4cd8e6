import type { Project, ProjectFile } from '../../project.ts'

/** The texts of one area in one locale, flattened to `area.key.key`. */
export type MessageFile = {
  readonly path: string
  readonly locale: string
  readonly area: string
  readonly texts: ReadonlyMap<string, string>
  /** What is wrong with the file itself. */
  readonly problem?: string
}

export const expectedLocales = ['de', 'en', 'nl', 'sv', 'da', 'pl', 'es', 'cs']

const pattern = /^locales\/messages\/([a-z]{2})\/([a-z0-9-]+)\.json$/

export function readMessages({ files }: Project): MessageFile[] {
  return files.flatMap((file) => {
    const [, locale, area] = pattern.exec(file.path) ?? []
    return locale && area ? [readFile(file, { locale, area })] : []
  })
}

function readFile(file: ProjectFile, place: { locale: string; area: string }): MessageFile {
  const texts = new Map<string, string>()
  try {
    flatten(JSON.parse(file.text), place.area, texts)
    return { path: file.path, ...place, texts }
  } catch (error) {
    return { path: file.path, ...place, texts, problem: String(error) }
  }
}

function flatten(value: unknown, key: string, texts: Map<string, string>): void {
  if (typeof value === 'string') texts.set(key, value)
  else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [name, inner] of Object.entries(value)) flatten(inner, `${key}.${name}`, texts)
  } else throw new Error(`${key} is neither a text nor a group of texts`)
}
