import type { ContentPictures } from '#domain/publishing/content-pictures.ts'
import { type EntryKind, faultsOfText } from '#domain/publishing/entry-kinds.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import type { CmsSettings } from '#server/platform/settings/read-cms.ts'
import { fillFigures } from './figures/fill-figures.ts'
import { listOutsideTexts } from './outside/outside-store.ts'
import { findPicturesIn } from './pictures/content-picture-store.ts'
import { listPublished, type PublishedText } from './published-texts.ts'

/** Where readers' texts come from: our own versions, or what was read of a content management system (docs/decisions/0183). */
export type ContentStore = {
  /** All languages of all entries of a kind that are on the site. */
  readonly list: (kind: EntryKind) => Promise<readonly PublishedText[]>
  /** The pictures that these texts show. */
  readonly picturesOf: (texts: readonly PublishedText[]) => Promise<ContentPictures>
}

type Parts = { readonly pool: Queryable; readonly config: { readonly cms: CmsSettings | null } }

export function openContentStore({ pool, config: { cms } }: Parts): ContentStore {
  const own: ContentStore = {
    list: async (kind) => fillFigures(pool, await listPublished(pool, kind)),
    picturesOf: (texts) =>
      findPicturesIn(
        pool,
        texts.map(({ text }) => text.body),
      ),
  }
  if (cms === null) return own
  return {
    ...own,
    // Until it has answered for the first time readers are shown what there is.
    list: async (kind) => {
      const outside = cms.kinds.includes(kind) ? await listOutsideTexts(pool, kind) : undefined
      if (!outside) return own.list(kind)
      return fillFigures(
        pool,
        outside.filter(({ text }) => isWhole(kind, text)),
      )
    },
  }
}

/** Nobody there is asked for what our pages need, so it is asked here: what is not whole is not shown. */
function isWhole(kind: EntryKind, text: PublishedText['text']): boolean {
  return faultsOfText(kind, text).length === 0
}
