/**
 * Pictures within published texts. Markdown names one by the address of its largest file, so that whoever reads the Markdown
 * alone can show it.
 */
export type ContentPicture = {
  readonly key: string
  /** Of the largest file. */
  readonly width: number
  readonly height: number
  /** Of all files, the narrowest first. */
  readonly widths: readonly number[]
  /** As its sender called it. */
  readonly fileName: string
}

export type ContentPictures = ReadonlyMap<string, ContentPicture>

const addressPattern = /^\/pictures\/([0-9a-f]{32})\/[1-9]\d{0,4}\.jpeg$/
const namedPattern = /\/pictures\/([0-9a-f]{32})\//g

export function pictureAddress({ key, width }: Pick<ContentPicture, 'key' | 'width'>): string {
  return `/pictures/${key}/${width}.jpeg`
}

/** Undefined for every other address. */
export function pictureKeyOf(address: string): string | undefined {
  return addressPattern.exec(address)?.[1]
}

/** Each picture that a text could show, once; a superset of what it does show. */
export function pictureKeysIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(namedPattern)].flatMap(([, key]) => key ?? []))]
}

const longestName = 120

/** A file's name without its folders and without what no reader could see. */
export function nameToKeep(fileName: string): string {
  const last = fileName.split(/[\\/]/).at(-1) ?? ''
  const plain = last.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  return [...plain].slice(0, longestName).join('') || 'picture'
}

/** How a version of a text stands. */
export type VersionStand = {
  /** No newer one was saved. */
  readonly isLatest: boolean
  readonly publishAt: number | null
  readonly publishedAt: number | null
}

/**
 * What readers see, will see or have seen keeps its pictures, and so does what is being written: the newest version of a text.
 * An earlier draft that nobody published does not.
 */
export function keepsPictures({ isLatest, publishAt, publishedAt }: VersionStand): boolean {
  return isLatest || publishAt !== null || publishedAt !== null
}
