import { useCallback, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { isCallRefused } from '#contract/problem.ts'
import type { GalleryEntry } from '#contract/product.ts'
import { type ApiClient, useApi } from '#web/api/api.tsx'
import { randomId } from '#web/api/random-id.ts'
import { uploadFile } from '#web/api/upload.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import type { FileDropItem } from '#web/ui/fields/file-drop.tsx'
import type { AdEditor } from '../editor/ad-editor.ts'
import { isPictureAvailable } from './await-picture.ts'
import { refusedBeforeSending } from './compression.ts'
import { pictureUrl } from './picture-url.ts'
import { shrinkPicture } from './shrink-picture.ts'

type Upload = FileDropItem & { readonly file: File }

const atOnce = 2

/**
 * Pictures on their way: each with its own progress and its own failure, two at a time. What has
 * arrived leaves this list and stands in the gallery.
 */
export function usePictureUploads(editor: AdEditor, onArrived: (entry: GalleryEntry) => void) {
  const client = useApi()
  const t = useTranslations('listing.upload')
  const format = useFormat()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const waiting = useRef<Upload[]>([])
  const running = useRef(0)

  const update = useCallback((id: string, change: Partial<Upload>) => {
    setUploads((known) => known.map((each) => (each.id === id ? { ...each, ...change } : each)))
  }, [])
  const remove = useCallback((id: string) => {
    waiting.current = waiting.current.filter((each) => each.id !== id)
    setUploads((known) => known.filter((each) => each.id !== id))
  }, [])

  async function send({ id, file }: Upload): Promise<void> {
    const refused = refusedBeforeSending(sizedFile(file))
    if (refused) return update(id, { state: 'failed', detail: t(refused) })
    update(id, { state: 'sending', percent: 0, detail: t('preparing') })
    try {
      const entityId = await entityIdOf(editor)
      const body = await shrinkPicture(file)
      const size = format.fileSize(body.size)
      update(id, { detail: t('sending', { size }) })
      const entry = await uploadPicture(client, {
        entityId,
        body,
        fileName: file.name,
        onProgress: (percent) =>
          update(id, { percent, detail: percent < 100 ? t('sending', { size }) : t('working') }),
      })
      onArrived(entry)
      remove(id)
    } catch (error) {
      update(id, { state: 'failed', detail: problemWords(error) ?? t('failed') })
    }
  }

  async function work(): Promise<void> {
    const next = waiting.current.shift()
    if (!next) return
    running.current += 1
    await send(next)
    running.current -= 1
    await work()
  }

  function start(added: readonly Upload[]): void {
    waiting.current.push(...added)
    for (let free = atOnce - running.current; free > 0; free -= 1) void work()
  }

  return {
    items: uploads as readonly FileDropItem[],
    failed: uploads.filter(({ state }) => state === 'failed').length,
    add(files: readonly File[]) {
      const added = files.map((file): Upload => {
        const detail = format.fileSize(file.size)
        return { id: randomId(), name: file.name, state: 'waiting', detail, file }
      })
      setUploads((known) => [...known, ...added])
      start(added)
    },
    retry: (id: string) => start(uploads.filter((each) => each.id === id)),
    retryFailed: () => start(uploads.filter(({ state }) => state === 'failed')),
    remove,
  }
}

function sizedFile(file: File) {
  return { fileName: file.name, mimeType: file.type, sizeBytes: file.size }
}

/** The server's own words, where it said any. */
export function problemWords(error: unknown): string | undefined {
  const problem = isCallRefused(error) ? error.problem : undefined
  return [problem?.title, problem?.detail].filter(Boolean).join('. ') || undefined
}

/** A picture may be the first answer of all; then the ad comes into being for it. */
async function entityIdOf(editor: AdEditor): Promise<number> {
  const { entityId } = editor.getState()
  if (entityId !== null) return entityId
  return (await editor.start()).entityId
}

async function uploadPicture(
  client: ApiClient,
  upload: {
    readonly entityId: number
    readonly body: Blob
    readonly fileName: string
    readonly onProgress: (percent: number) => void
  },
): Promise<GalleryEntry> {
  const { entityId, body, fileName, onProgress } = upload
  const path = `/api/public/product/picture/${entityId}` as const
  const entry = await uploadFile<GalleryEntry>(client, { path, file: body, fileName, onProgress })
  const url = pictureUrl(entry.value, 320)
  const probe = async () =>
    (await fetch(url, { method: 'HEAD' }).catch(() => undefined))?.ok === true
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
  if (!(await isPictureAvailable(probe, wait))) {
    throw new Error('Image not available after upload')
  }
  return entry
}
