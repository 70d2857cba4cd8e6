import type { DeviceDatabase, KeptEntry } from './device-database.ts'

/** What is typed and not saved yet, each under a name of its own, until the server has it. */
export type KeptDrafts<Kept> = {
  readonly load: (name: string) => Promise<Kept | undefined>
  readonly save: (name: string, kept: Kept) => void
  readonly clear: (name: string) => void
}

type DraftEntry<Kept> = KeptEntry & { readonly kept: Kept }

/**
 * Each person finds their own drafts, and those of before they logged in; nobody who logs in later on
 * the same device finds another person's.
 */
export function createKeptDrafts<Kept>(
  device: DeviceDatabase,
  customerId: () => number | null,
  now: () => number = Date.now,
): KeptDrafts<Kept> {
  const keysOf = (name: string) => {
    const keys = [customerId(), null].map((owner) => keyOf(owner, name))
    return [...new Set(keys)] as const
  }
  // What a page sends in vain after its writer has logged out must not lie here again.
  const { era } = device
  return {
    load: async (name) => {
      for (const key of keysOf(name)) {
        const entry = await device.read<DraftEntry<Kept> | undefined>('drafts', (store) =>
          store.get(key),
        )
        if (entry) return entry.kept
      }
      return undefined
    },
    save: (name, kept) => {
      if (device.era !== era) return
      const entry: DraftEntry<Kept> = { customerId: customerId(), keptAt: now(), kept }
      // Whose it is, is said now: the write may wait for the database.
      const [own, ...earlier] = keysOf(name)
      void device.write('drafts', (store) => {
        store.put(entry, own)
        for (const key of earlier) store.delete(key)
      })
    },
    clear: (name) => {
      const keys = keysOf(name)
      void device.write('drafts', (store) => {
        for (const key of keys) store.delete(key)
      })
    },
  }
}

/** One form's draft; an empty one is removed. */
export function draftOfForm<Kept extends object>(drafts: KeptDrafts<Kept>, name: string) {
  let reading: Promise<Kept | undefined> | undefined
  /** What an earlier page left, however often it is asked for. */
  const read = () => {
    reading ??= drafts.load(name)
    return reading
  }
  const keep = (kept: Kept) => {
    // What is typed before the page came alive must not replace unread what lies there.
    void read()
    if (Object.keys(kept).length === 0) drafts.clear(name)
    else drafts.save(name, kept)
  }
  return { read, keep }
}

/** Whether something lies here that this person will look for: their own, or of before the login. */
export async function hasKeptDrafts(device: DeviceDatabase, customerId: number): Promise<boolean> {
  const entries = await device.read<KeptEntry[]>('drafts', (store) => store.getAll())
  return (entries ?? []).some((entry) => [customerId, null].includes(entry.customerId))
}

function keyOf(customerId: number | null, name: string): string {
  return `${customerId ?? 'nobody'}/${name}`
}
