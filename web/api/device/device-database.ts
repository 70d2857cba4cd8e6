/**
 * What this device keeps until the server has it: answers and files, in the browser's own database. A
 * browser may refuse it (a private window) or have no room left. Then nothing is kept, no call fails,
 * and the page says so once.
 */

export type KeptStore = 'drafts' | 'files'

/** Everything in the database says whose it is and when it was put there. */
export type KeptEntry = {
  /** Null for somebody who was not logged in. */
  readonly customerId: number | null
  /** Milliseconds since 1970, by the device's clock. */
  readonly keptAt: number
}

/** Nobody comes back to an answer that was left unsent this long ago. */
export const keptForMs = 30 * 86_400_000

const databaseName = 'cm24'
const databaseVersion = 1
/** Some browsers never answer the question for a database that they refuse. */
const openWithinMs = 10_000

export class DeviceDatabase {
  private readonly factory: () => IDBFactory
  private readonly now: () => number
  private readonly listeners = new Set<() => void>()
  private opening: Promise<IDBDatabase> | undefined
  private refused = false
  private timesForgotten = 0

  constructor(factory: () => IDBFactory, now: () => number = Date.now) {
    this.factory = factory
    this.now = now
  }

  /** Whether something could not be kept. Bound, because the page hands these two on by themselves. */
  readonly isRefused = (): boolean => this.refused

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Undefined where there is nothing, and where the device keeps nothing. */
  read<Answer>(
    store: KeptStore,
    ask: (store: IDBObjectStore) => IDBRequest<Answer>,
  ): Promise<Answer | undefined> {
    return this.attempt(async (database) => {
      const transaction = database.transaction(store, 'readonly')
      return await answerOf(ask(transaction.objectStore(store)))
    })
  }

  /**
   * Whether it was written. Writes to one store happen in the order of their calls. A change that asks
   * for more once it has an answer says so by `goes_on`.
   */
  async write(store: KeptStore, change: (store: IDBObjectStore) => unknown): Promise<boolean> {
    const written = await this.attempt(async (database) => {
      const transaction = database.transaction(store, 'readwrite')
      const ended = endOf(transaction)
      try {
        // The page may be closed at any moment: the browser need not wait for the answer to the write.
        if (change(transaction.objectStore(store)) !== 'goes_on') transaction.commit()
      } catch (error) {
        transaction.abort()
        ended.catch(() => undefined)
        throw error
      }
      await ended
      return true
    })
    return written ?? false
  }

  /** Changes with each logout. Whoever began before one must not keep anything after it. */
  get era(): number {
    return this.timesForgotten
  }

  /** Of everybody; for whoever logs out on a device that others use. */
  async forgetAll(): Promise<void> {
    this.timesForgotten += 1
    await this.write('drafts', (store) => store.clear())
    await this.write('files', (store) => store.clear())
  }

  private async attempt<Answer>(
    use: (database: IDBDatabase) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    try {
      this.opening ??= this.open().catch((error: unknown) => {
        this.opening = undefined
        throw error
      })
      return await use(await this.opening)
    } catch {
      this.refuse()
      return undefined
    }
  }

  private refuse(): void {
    if (this.refused) return
    this.refused = true
    for (const listener of this.listeners) listener()
  }

  private async open(): Promise<IDBDatabase> {
    const request = this.factory().open(databaseName, databaseVersion)
    request.onupgradeneeded = () => createStores(request.result)
    const database = await inTime(answerOf(request))
    // Another page wants a newer form of it, or the browser has taken it away: ask for it anew.
    database.onversionchange = () => database.close()
    database.onclose = () => {
      this.opening = undefined
    }
    await this.forgetOld(database)
    return database
  }

  private async forgetOld(database: IDBDatabase): Promise<void> {
    const transaction = database.transaction(['drafts', 'files'], 'readwrite')
    const old = IDBKeyRange.upperBound(this.now() - keptForMs)
    for (const name of ['drafts', 'files'] as const) {
      const store = transaction.objectStore(name)
      const keys = store.index('keptAt').getAllKeys(old)
      keys.onsuccess = () => {
        for (const key of keys.result) store.delete(key)
      }
    }
    await endOf(transaction)
  }
}

/** The one of this page. It is opened by the first thing that is kept or looked for. */
export const device = new DeviceDatabase(() => indexedDB)

function createStores(database: IDBDatabase): void {
  database.createObjectStore('drafts').createIndex('keptAt', 'keptAt')
  const files = database.createObjectStore('files', { keyPath: 'id' })
  files.createIndex('keptAt', 'keptAt')
  files.createIndex('place', 'place')
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    transaction.onerror = () => reject(transaction.error)
  })
}

function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return Promise.race([
    answer,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('The database did not open')), openWithinMs)
    }),
  ])
}
