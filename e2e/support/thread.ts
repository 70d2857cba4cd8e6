import { expect } from 'vitest'
import { apiOf } from './api.ts'

/**
 * The slug of what this person's messages about an ad stand under, once something is asked of them there. What happened while the
 * market was made is told by jobs, which may still be at it; before its first message a thread does not exist.
 */
export async function threadThatAsks(person: string, ad: { entityId: number }): Promise<string> {
  const { messages } = await apiOf(person)
  const slug = `ad-${ad.entityId}`
  await expect
    .poll(async () => {
      const { subjects } = await messages.listNotifications({
        query: { filter: 'in_need', text: String(ad.entityId) },
      })
      return subjects.find(({ groupKey }) => groupKey === slug)?.openCtas
    })
    .toBeGreaterThan(0)
  return slug
}
