import type { Page } from 'playwright-core'
import { waitUntil } from '#database/testing/wait-until.ts'

/** Until the browser's own database holds an answer with this text. Its write may end after the page has shown the answer. */
export function keptOnDevice(page: Page, text: string): Promise<unknown> {
  return waitUntil(async () => (await page.evaluate(keptAnswers)).includes(text))
}

/** Runs in the page. */
async function keptAnswers(): Promise<string> {
  // To open one that is not there would make an empty one.
  const isThere = (await indexedDB.databases()).some(({ name }) => name === 'cm24')
  if (!isThere) return ''
  const answerOf = <Answer>(request: IDBRequest<Answer>) =>
    new Promise<Answer>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await answerOf(indexedDB.open('cm24'))
  const kept = await answerOf(database.transaction('drafts').objectStore('drafts').getAll())
  database.close()
  return JSON.stringify(kept)
}
