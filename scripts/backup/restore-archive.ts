/**
 * Puts an archive in the place of a data folder's contents. Everything is unpacked and checked
 * before anything is touched, and what was there is moved aside and never deleted.
 */
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import { lockFolder } from '#server/platform/embedded-postgres/folder-lock.ts'
import { findPlace, ownerOf, type Place } from '#server/platform/embedded-postgres/place.ts'
import { clearRemains } from '#server/platform/embedded-postgres/remains.ts'
import { archiveFormat, archiveNames, asideName, type Manifest } from './archive-layout.ts'
import { runTar } from './run-tar.ts'

const embeddedMajor = '18'

export async function restoreArchive(options: {
  dataDir: string
  source: string
}): Promise<{ replaced: string | undefined }> {
  if (!existsSync(options.source)) throw new Error(`There is no file ${options.source}.`)
  const place = findPlace(options.dataDir)
  const lock = await lockFolder(place)
  const staging = mkdtempSync(path.join(place.dataDir, `${asideName}-unpacked-`))
  try {
    await clearRemains(place)
    await runTar(['-xzf', options.source, '-C', staging, '--no-same-owner'])
    checkManifest(staging)
    const cluster = prepareCluster(place, staging)
    const replaced = moveAside(place)
    putInPlace(place, { staging, cluster })
    return { replaced }
  } finally {
    rmSync(staging, { recursive: true, force: true })
    await lock.release()
  }
}

function checkManifest(folder: string): void {
  const file = path.join(folder, archiveNames.manifest)
  if (!existsSync(file)) throw new Error('The file is no backup of CM24.')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest // Written by the backup.
  if (manifest.format !== archiveFormat) {
    throw new Error(
      `The backup has format ${manifest.format}, this version reads ${archiveFormat}.`,
    )
  }
  if (manifest.postgresMajor !== embeddedMajor) {
    throw new Error(
      `The backup is of PostgreSQL ${manifest.postgresMajor}, this version runs ${embeddedMajor}.`,
    )
  }
}

/** Answers where the former contents lie, or undefined if there were none. */
function moveAside(place: Place): string | undefined {
  const former = readdirSync(place.dataDir).filter(
    (name) => name !== 'postgres' && !name.startsWith(asideName),
  )
  if (former.length === 0 && !existsSync(place.data)) return undefined
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const aside = path.join(place.dataDir, `${asideName}-${stamp}`)
  mkdirSync(aside, { mode: 0o711 })
  for (const name of former) renameSync(path.join(place.dataDir, name), path.join(aside, name))
  if (existsSync(place.data)) {
    // Beside the live cluster when that lies on another file system than the data folder.
    const isInside = place.clusterFolder.startsWith(place.dataDir)
    renameSync(place.data, isInside ? path.join(aside, 'postgres-data') : `${place.data}-${stamp}`)
  }
  return aside
}

/**
 * Brings the unpacked cluster beside its place. Under this name the next start removes it, should
 * the restore be cut short here.
 */
function prepareCluster(place: Place, staging: string): string {
  const cluster = path.join(staging, archiveNames.cluster)
  const prepared = path.join(place.clusterFolder, `init-restored-${process.pid}`)
  if (place.clusterFolder.startsWith(place.dataDir)) renameSync(cluster, prepared)
  else cpSync(cluster, prepared, { recursive: true })
  chmodSync(prepared, 0o700)
  const owner = ownerOf(place.runAs)
  if (!owner) return prepared
  chownSync(prepared, owner.uid, owner.gid)
  for (const entry of readdirSync(prepared, { withFileTypes: true, recursive: true })) {
    chownSync(path.join(entry.parentPath, entry.name), owner.uid, owner.gid)
  }
  return prepared
}

function putInPlace(place: Place, options: { staging: string; cluster: string }): void {
  const files = path.join(options.staging, archiveNames.files)
  for (const name of readdirSync(files)) {
    renameSync(path.join(files, name), path.join(place.dataDir, name))
  }
  // Last and in one step: before it there is no cluster at all, after it a whole one.
  renameSync(options.cluster, place.data)
}
