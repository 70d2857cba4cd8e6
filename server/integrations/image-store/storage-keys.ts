/**
 * The grammar of keys. Everything that becomes a path goes through `parseStorageKey`, and it knows
 * only hexadecimal keys and plain file names: there is no way to write a key that leaves the folder.
 */

const pictureKeyPattern = /^[0-9a-f]{32}$/
const pictureFilePattern = /^(?:[1-9]\d{0,4}\.(?:avif|webp|jpeg)|drawing\.svg)$/
const documentKeyPattern = /^documents\/[0-9a-f]{32}$/

/** A drawn picture keeps its source; it is served until the sizes made from it exist. */
export const drawingFileName = 'drawing.svg'

export function isPictureKey(key: string): boolean {
  return pictureKeyPattern.test(key)
}

export function isPictureFileName(name: string): boolean {
  return pictureFilePattern.test(name)
}

export function pictureFileKey(pictureKey: string, fileName: string): string {
  return `pictures/${pictureKey}/${fileName}`
}

export type StorageKey =
  | { readonly kind: 'picture'; readonly pictureKey: string; readonly fileName: string }
  | { readonly kind: 'document'; readonly name: string }

/** Throws for anything else: keys are made by us, a malformed one is a defect or an attack. */
export function parseStorageKey(key: string): StorageKey {
  if (documentKeyPattern.test(key)) {
    return { kind: 'document', name: key.slice('documents/'.length) }
  }
  const [prefix, pictureKey = '', fileName = '', ...rest] = key.split('/')
  const isWellFormed = isPictureKey(pictureKey) && isPictureFileName(fileName) && rest.length === 0
  if (prefix !== 'pictures' || !isWellFormed) {
    throw new TypeError(`not a storage key: ${JSON.stringify(key)}`)
  }
  return { kind: 'picture', pictureKey, fileName }
}
