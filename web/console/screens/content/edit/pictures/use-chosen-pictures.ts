import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { UploadedPicture } from '#contract/endpoints/publishing/content-pictures.ts'
import { useWholeApi } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { randomId } from '#web/api/random-id.ts'
import type { Upload } from '#web/api/uploads/upload.ts'
import { watchOver } from '#web/api/uploads/watch-over.ts'
import { createPictureQueue, type UnfitPicture } from './picture-queue.ts'

/** A picture that is to stand in the text once it is described: on its way, or from the library. */
export type ChosenPicture = {
  readonly id: string
  readonly name: string
  /** Of this device; null for one of the library. */
  readonly file: File | null
  /** Null until the server has it. */
  readonly picture: UploadedPicture | null
  /** Undefined once it has arrived. */
  readonly upload: Upload<string, UnfitPicture> | undefined
}

type Chosen = Omit<ChosenPicture, 'upload'>

/** An answer of the server changes no text: what has arrived waits here until somebody inserts it. */
export function useChosenPictures() {
  const { client } = useWholeApi()
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const [queue] = useState(() =>
    createPictureQueue(client, (id, picture) => {
      setChosen((before) => before.map((each) => (each.id === id ? { ...each, picture } : each)))
      void queryClient.invalidateQueries({ queryKey: [...keysOf('contentPictures', 'list')] })
    }),
  )
  const uploads = useSyncExternalStore(queue.subscribe, queue.getUploads)
  useEffect(() => watchOver(queue, window), [queue])
  const uploadOf = (id: string) => uploads.find(({ target }) => target === id)
  return {
    chosen: chosen.map((each): ChosenPicture => ({ ...each, upload: uploadOf(each.id) })),
    addFiles: (files: readonly File[]) => {
      const added = files.map((file) => ({ id: randomId(), name: file.name, file, picture: null }))
      setChosen((before) => [...before, ...added])
      for (const { id, file } of added) queue.add([file], id)
    },
    addPicture: (picture: UploadedPicture) =>
      setChosen((before) => [
        ...before,
        { id: randomId(), name: picture.fileName, file: null, picture },
      ]),
    retry: (id: string) => {
      const upload = uploadOf(id)
      if (upload) queue.retry(upload.id)
    },
    remove: (id: string) => {
      const upload = uploadOf(id)
      if (upload) queue.remove(upload.id)
      setChosen((before) => before.filter((each) => each.id !== id))
    },
  }
}
