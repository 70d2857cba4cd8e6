import type { Api } from '#web/api/api.tsx'
import type { AdEditor } from '../editor/ad-editor.ts'
import { loadWithNet } from '../later/load-with-net.ts'

/** What sends files is fetched behind the first question. */
export async function resumeUploads(api: Api, editor: AdEditor): Promise<void> {
  const loaded = await loadWithNet(() => import('./resume-uploads.ts'))
  await loaded.resumeUploads(api, editor)
}
