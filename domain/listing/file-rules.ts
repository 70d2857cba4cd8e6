/** What may be uploaded, and under which name it is kept (spec 5.1, 5.2, 9.2). */

const imageTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/heic', 'image/heif']
const imageExtensions = ['jpeg', 'jpg', 'png', 'heic', 'heif']

/** For the file dialogs that ask for a document. */
export const documentTypes: readonly string[] = ['application/pdf', ...imageTypes]

/** What the server takes of one picture or document. */
export const largestUploadBytes = 25 * 1024 * 1024

export type NamedFile = { readonly fileName: string; readonly mimeType: string }

/** By type or by extension: telephones name the newer formats differently. */
export function isImage({ fileName, mimeType }: NamedFile): boolean {
  return imageTypes.includes(mimeType.toLowerCase()) || hasExtension(fileName, imageExtensions)
}

export function isImageOrPdf(file: NamedFile): boolean {
  return (
    isImage(file) || file.mimeType === 'application/pdf' || hasExtension(file.fileName, ['pdf'])
  )
}

export function hasExtension(fileName: string, extensions: readonly string[]): boolean {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase()
  return extension !== undefined && extensions.includes(extension)
}

const maxNameLength = 80

/**
 * Letters, digits, dot and underscore remain. The four letters keep two files of one name apart;
 * they are drawn by the caller and stand before the extension.
 */
export function sanitisedFileName(fileName: string, randomSuffix: string): string {
  const extension = /[^.](\.[A-Za-z0-9]{1,10})$/.exec(fileName)?.[1] ?? ''
  const stem = fileName
    .slice(0, fileName.length - extension.length)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[^A-Za-z0-9._]+/g, '_')
    .replace(/^[._]+|_+$/g, '')
    .slice(0, maxNameLength)
  return `${stem || 'file'}_${randomSuffix}${extension}`
}
