/** The place where files are kept takes none: full, read-only or gone. Nothing of the file is left there. */
export class FileStoreUnavailable extends Error {
  override readonly name = 'FileStoreUnavailable'
}
