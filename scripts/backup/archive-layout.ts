/** Names inside a backup archive, and what describes it. */
export const archiveNames = { manifest: 'manifest.json', cluster: 'postgres', files: 'files' }

export const archiveFormat = 1

export type Manifest = {
  readonly format: number
  readonly createdAt: string
  /** A cluster's files fit only the same major version of PostgreSQL. */
  readonly postgresMajor: string
}

/** In the data folder, but not part of a backup. */
export const asideName = 'before-restore'
