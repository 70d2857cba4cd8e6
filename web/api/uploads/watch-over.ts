import { isUnderway, type UploadQueue } from './upload-queue.ts'

/**
 * As long as a file of the queue is on its way the browser asks, in its own words, before the page is
 * left, and a line that is back is used at once; whichever screen is shown meanwhile.
 */
export function watchOver(
  queue: Pick<UploadQueue<unknown, string>, 'subscribe' | 'getUploads' | 'retryCutOff'>,
  page: EventTarget,
): void {
  if (watched.has(queue)) return
  watched.add(queue)
  const ask = (event: Event) => event.preventDefault()
  const look = () => {
    const isBusy = queue.getUploads().some(({ phase }) => isUnderway(phase))
    const change = isBusy ? 'addEventListener' : 'removeEventListener'
    page[change]('beforeunload', ask)
    page[change]('online', queue.retryCutOff)
  }
  queue.subscribe(look)
  look()
}

const watched = new WeakSet<object>()
