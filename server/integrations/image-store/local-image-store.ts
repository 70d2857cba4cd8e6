import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { FileStoreUnavailable } from '../../platform/http/file-store-unavailable.ts'
import type { ImageStore, OpenedFile, PublishedFile } from './port.ts'
import { isPictureFileName, isPictureKey, parseStorageKey } from './storage-keys.ts'

/** Nobody else on the machine reads what people sent. */
const ownersOnly = { file: 0o600, folder: 0o700 } as const
const folderForOwner = { recursive: true, mode: ownersOnly.folder } as const

/**
 * The store as a folder of this machine. Files are written beside their place, flushed to the disk
 * and renamed into it, so neither a reader nor a crash ever meets half a file. What a crash leaves
 * behind lies in `incoming/` and is removed at a later start.
 */
export async function createLocalImageStore(folder: string): Promise<ImageStore> {
  const incoming = join(folder, 'incoming')
  await mkdir(incoming, folderForOwner)
  await removeAbandonedDrafts(incoming)

  // Two levels, because a folder with a million entries is slow to list and to back up.
  const pictureFolder = (pictureKey: string) => {
    if (!isPictureKey(pictureKey)) throw new TypeError('not a picture key')
    return join(folder, 'pictures', pictureKey.slice(0, 2), pictureKey)
  }
  const pathOf = (key: string) => {
    const parsed = parseStorageKey(key)
    return parsed.kind === 'picture'
      ? join(pictureFolder(parsed.pictureKey), parsed.fileName)
      : join(folder, 'documents', parsed.name.slice(0, 2), parsed.name)
  }

  return {
    async put(key, content) {
      const target = pathOf(key)
      await writing(join(incoming, randomUUID()), async (draft) => {
        await writeDurably(draft, content)
        await mkdir(dirname(target), folderForOwner)
        await rename(draft, target)
        await flushFolder(dirname(target))
      })
    },
    async head(key) {
      const found = await stat(pathOf(key)).catch(absentAs(undefined))
      return found && { sizeBytes: found.size }
    },
    openStream: (key) => openFile(pathOf(key)),
    async delete(key) {
      await rm(pathOf(key), { force: true })
    },
    async publishPicture(pictureKey, files) {
      const target = pictureFolder(pictureKey)
      await writing(join(incoming, randomUUID()), async (draft) => {
        await writeAll(draft, files)
        await moveAll({ from: draft, to: target, files })
      })
    },
    async listPictureFiles(pictureKey) {
      return await readdir(pictureFolder(pictureKey)).catch(absentAs<string[]>([]))
    },
    async deletePicture(pictureKey) {
      await rm(pictureFolder(pictureKey), { recursive: true, force: true })
    },
  }
}

/** By draft: nothing of it is left behind, and a disk that takes nothing is named as such. */
async function writing(draft: string, work: (draft: string) => Promise<void>): Promise<void> {
  try {
    await work(draft)
  } catch (error) {
    if (!hasCode(error, ...diskFaults)) throw error
    throw new FileStoreUnavailable('the folder of the files takes nothing', { cause: error })
  } finally {
    // A disk that cannot be written cannot be tidied either; the next start does it.
    await rm(draft, { recursive: true, force: true }).catch(() => undefined)
  }
}

/** Full, over its quota, read-only, forbidden, broken, or no folder at all. */
const diskFaults = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOTDIR', 'ENOENT']

/** Younger drafts may belong to another process that shares the folder. */
const abandonedAfterMs = 60 * 60 * 1000

async function removeAbandonedDrafts(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const draft = join(incoming, name)
    const found = await stat(draft).catch(absentAs(undefined))
    if (found !== undefined && found.mtimeMs < Date.now() - abandonedAfterMs) {
      await rm(draft, { recursive: true, force: true })
    }
  }
}

async function writeDurably(path: string, content: Uint8Array | Readable): Promise<void> {
  const file = await open(path, 'wx', ownersOnly.file)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function writeAll(draft: string, files: readonly PublishedFile[]): Promise<void> {
  await mkdir(draft, folderForOwner)
  await Promise.all(
    files.map(({ name, bytes }) => {
      if (!isPictureFileName(name)) throw new TypeError(`not a picture file: ${name}`)
      return writeDurably(join(draft, name), bytes)
    }),
  )
}

/** One rename of the whole folder; file by file only where the picture has files already. */
async function moveAll(move: {
  from: string
  to: string
  files: readonly PublishedFile[]
}): Promise<void> {
  await mkdir(dirname(move.to), folderForOwner)
  try {
    await rename(move.from, move.to)
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
    // The same picture again: the same content under the same names, so the order is harmless.
    for (const { name } of move.files) await rename(join(move.from, name), join(move.to, name))
  }
  await flushFolder(dirname(move.to))
}

/** A rename is durable only once its folder is. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function openFile(path: string): Promise<OpenedFile | undefined> {
  const file = await open(path, 'r').catch(absentAs(undefined))
  if (file === undefined) return undefined
  const { size } = await file.stat()
  return { sizeBytes: size, stream: file.createReadStream() }
}

function absentAs<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return value
    throw error
  }
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
