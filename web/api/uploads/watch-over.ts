import { isUnderway, type UploadQueue } from './upload-queue.ts'

/**
 * As long as closing the page would lose a file of the queue the browser asks, in its own words, before
 * the page is left; a line that is back is used at once; whichever screen is shown meanwhile.
 */
export function watchOver(
  queue: Pick<UploadQueue<unknown, string>, 'subscribe' | 'getUploads' | 'retryCutOff'>,
  page: EventTarget,
): void {
  if (watched.has(queue)) return
  watched.add(queue)
  const ask = (event: Event) => event.preventDefault()
  const look = () => {
    const busy = queue.getUploads().filter(({ phase }) => isUnderway(phase))
    const mayBeLost = busy.some(({ isKept }) => !isKept)
    page[mayBeLost ? 'addEventListener' : 'removeEventListener']('beforeunload', ask)
    page[busy.length > 0 ? 'addEventListener' : 'removeEventListener']('online', queue.retryCutOff)
  }
  queue.subscribe(look)
  look()
}

const watched = new WeakSet<object>()
