import { describe, expect, test } from 'vitest'
import { CallRefused } from '#contract/problem.ts'
import type { Product } from '#contract/product.ts'
import type { ProductInput } from './ad-draft.ts'
import { AdEditor } from './ad-editor.ts'
import type { DraftStorage, KeptDraft } from './draft-storage.ts'
import type { AdEditorOptions } from './editor-options.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

function product(version: number, model: string): Product {
  const others = [{ attributeCode: 'model', attributeId: 5, value: model }]
  const attributes = { others } as unknown as Product['attributes']
  const pictures = { gallery: [], moreImages: [], reviewPictures: [] }
  const people = { helper: null, helpers: [] }
  const rest = { productType: 'motorhome', damages: [], documents: [], ...pictures, ...people }
  return { entityId: 7, version, attributes, ...rest } as unknown as Product // The parts that are read.
}

function refusal(code: string, fields: { field: string; rule: string; message: string }[] = []) {
  return new CallRefused({
    type: '',
    title: code,
    status: 409,
    code,
    detail: '',
    requestId: '',
    fields,
  })
}

function setUp(
  answers: ((input: ProductInput) => Product | Error)[],
  start: Product | null = product(1, 'Sky'),
  newer: Product = product(5, 'Theirs'),
  create: AdEditorOptions['calls']['create'] = async () => product(1, ''),
) {
  const items = new Map<string, KeptDraft>()
  const storage: DraftStorage = {
    load: async (name) => items.get(name),
    save: (name, kept) => void items.set(name, kept),
    clear: (name) => void items.delete(name),
  }
  const sent: ProductInput[] = []
  const update = async (_entityId: number, input: ProductInput) => {
    sent.push(input)
    const answer = answers.shift()?.(input) ?? product(9, 'unexpected')
    if (answer instanceof Error) throw answer
    return answer
  }
  const editor = new AdEditor({
    kind: 'motorhome',
    product: start,
    startKey: crypto.randomUUID(),
    calls: { create, update, load: async () => newer },
    storage,
    customerId: () => null,
    now: () => now,
    onSaved: () => undefined,
  })
  return { editor, sent, items }
}

describe('the start of an ad whose answer was lost', () => {
  const keysOf = (lines: { readonly fails: boolean }) => {
    const keys: string[] = []
    const create: AdEditorOptions['calls']['create'] = async (_kind, { startKey }) => {
      keys.push(startKey)
      if (lines.fails) throw new Error('no network')
      return product(1, 'Sun')
    }
    return { keys, create }
  }

  test.each([
    ['an answer', (editor: AdEditor) => editor.change({ values: { model: 'Sun' } })],
    ['a file alone', (editor: AdEditor) => void editor.start().catch(() => undefined)],
  ])('by %s is sent again under its key, also after a reload', async (_title, begin) => {
    const lines = { fails: true }
    const { keys, create } = keysOf(lines)
    const first = setUp([], null, undefined, create)
    begin(first.editor)
    await expect(first.editor.start()).rejects.toThrow('no network')
    lines.fails = false
    const second = setUp([], null, undefined, create)
    for (const [name, kept] of first.items) second.items.set(name, kept)
    await second.editor.restore()
    expect((await second.editor.start()).entityId).toBe(7)
    expect(new Set(keys).size).toBe(1)
    expect(keys.length).toBeGreaterThan(1)
    expect(second.items.size).toBe(0)
  })
})

describe('an ad while it is written', () => {
  test('a file and a save that wait for the net make one ad together, with the answers in it', async () => {
    const created: ProductInput[] = []
    const line = Promise.withResolvers<never>()
    const { editor } = setUp([], null, product(5, 'Theirs'), async (_kind, input) => {
      created.push(input)
      return created.length === 1 ? line.promise : product(1, 'Sun')
    })
    editor.change({ values: { model: 'Sun' } })
    const file = editor.start()
    line.reject(new Error('no network'))
    await expect(file).rejects.toThrow('no network')
    const [started] = await Promise.all([editor.start(), editor.flush()])
    expect(started.entityId).toBe(7)
    expect(created).toHaveLength(2)
    expect(created[1]).toEqual(created[0])
  })

  test('a file makes the ad before anything is answered', async () => {
    const { editor } = setUp([], null)
    expect((await editor.start()).version).toBe(1)
  })

  test('sends the difference with the version it saw, and is saved', async () => {
    const { editor, sent, items } = setUp([() => product(2, 'Sun')])
    editor.change({ values: { model: 'Sun' } })
    await expect.poll(() => items.size).toBe(1)
    expect(await editor.flush()).toBe(true)
    expect(sent).toEqual([
      { attributes: { others: [{ attributeCode: 'model', value: 'Sun' }] }, version: 1 },
    ])
    expect(editor.getState().save).toEqual({ kind: 'saved', at: now })
    expect(items.size).toBe(0)
  })

  test('keeps everything typed when a save fails, and says so (spec 4)', async () => {
    const { editor, items } = setUp([() => new Error('no network'), () => product(2, 'Sun')])
    editor.change({ values: { model: 'Sun' } })
    expect(await editor.flush()).toBe(false)
    expect(editor.getState().save).toEqual({ kind: 'failed', problem: undefined })
    expect(editor.getState().draft.values.model).toBe('Sun')
    expect(items.size).toBe(1)
    expect(await editor.flush()).toBe(true)
  })

  test('leaves a refused answer in its field and saves the others', async () => {
    const message = 'Bitte ohne Telefonnummern.'
    const fault = { field: 'description', rule: 'text_has_phone', message }
    const { editor, sent } = setUp([
      () => refusal('VALIDATION_FAILED', [fault]),
      () => product(2, 'Sun'),
    ])
    editor.change({ values: { model: 'Sun', description: 'Call 0170' } })
    expect(await editor.flush()).toBe(true)
    expect(sent[1]?.attributes).toEqual({ others: [{ attributeCode: 'model', value: 'Sun' }] })
    expect(editor.getState().serverFaults).toEqual([fault])
    expect(editor.getState().draft.values.description).toBe('Call 0170')
    editor.change({ values: { description: 'A quiet vehicle' } })
    expect(editor.getState().serverFaults).toEqual([])
  })

  test('asks whose answer holds where somebody else gave another, and sends all others', async () => {
    const mine = setUp([
      () => refusal('AD_CHANGED_ELSEWHERE'),
      () => product(6, 'Theirs'),
      () => product(7, 'Mine'),
    ])
    mine.editor.change({ values: { model: 'Mine', mileage: 84_000 } })
    expect(await mine.editor.flush()).toBe(false)
    expect(mine.editor.getState().differing).toEqual(['model'])
    expect(mine.editor.getState().draft.values.model).toBe('Mine')
    expect(mine.sent[1]).toMatchObject({ version: 5, attributes: { ints: [{ value: 84_000 }] } })
    expect(mine.sent[1]?.attributes).not.toHaveProperty('others')
    mine.editor.choose('model', 'mine')
    expect(await mine.editor.flush()).toBe(true)
    expect(mine.sent[2]?.attributes).toEqual({
      others: [{ attributeCode: 'model', value: 'Mine' }],
    })

    const theirs = setUp([() => refusal('AD_CHANGED_ELSEWHERE')])
    theirs.editor.change({ values: { model: 'Mine' } })
    await theirs.editor.flush()
    theirs.editor.choose('model', 'theirs')
    expect(await theirs.editor.flush()).toBe(true)
    expect(theirs.sent).toHaveLength(1)
    expect(theirs.editor.getState().draft.values.model).toBe('Theirs')
  })

  test('shows by itself what another device has saved, and asks where both changed one answer', async () => {
    const { editor } = setUp([])
    await editor.restore()
    editor.meet(product(2, 'Theirs'))
    expect(editor.getState().draft.values.model).toBe('Theirs')
    editor.change({ values: { model: 'Mine' } })
    editor.meet(product(3, 'Later'))
    expect(editor.getState()).toMatchObject({
      differing: ['model'],
      draft: { values: { model: 'Mine' } },
    })
    editor.change({ values: { model: 'Later' } })
    expect(editor.getState().differing).toEqual([])
  })

  test('leaves the answer to a call where a copy that was read before it comes after it', async () => {
    const { editor } = setUp([])
    await editor.restore()
    const answered = [{ remarkId: 1, answer: 'kept' }]
    editor.meet({ ...product(2, 'Sky'), remarks: answered } as unknown as Product) // The parts that are read.
    editor.meet(product(1, 'Sky'))
    expect(editor.getState().product?.remarks).toEqual(answered)
  })

  test('meets a newer copy that comes while a save runs once that one has ended', async () => {
    const { editor } = setUp([
      () => {
        editor.meet(product(3, 'Theirs'))
        return product(2, 'Sky')
      },
    ])
    editor.change({ values: { mileage: 84_000 } })
    expect(await editor.flush()).toBe(true)
    expect(editor.getState().draft.values).toMatchObject({ model: 'Theirs', mileage: 84_000 })
  })

  test('joins a newer copy by itself where nobody contradicts: an own save, another question', async () => {
    const { editor, sent } = setUp([
      () => refusal('AD_CHANGED_ELSEWHERE'),
      () => product(6, 'Theirs'),
    ])
    editor.change({ values: { mileage: 84_000 } })
    expect(await editor.flush()).toBe(true)
    expect(sent[1]).toMatchObject({ version: 5, attributes: { ints: [{ value: 84_000 }] } })
    expect(editor.getState().draft.values).toMatchObject({ model: 'Theirs', mileage: 84_000 })
    expect(editor.getState().save.kind).toBe('saved')

    const own = setUp([() => refusal('AD_CHANGED_ELSEWHERE')])
    own.editor.change({ values: { model: 'Theirs' } })
    expect(await own.editor.flush()).toBe(true)
    expect(own.sent).toHaveLength(1)
    expect(own.editor.getState().save.kind).toBe('saved')
  })

  /** The next page on the same device, where the server has `start` by now. */
  async function reloaded({ items }: ReturnType<typeof setUp>, start: Product) {
    const next = setUp([], start)
    for (const [key, value] of items) next.items.set(key, value)
    await next.editor.restore()
    return next.editor
  }

  test('asks the open question again after a reload, which is no answer to it', async () => {
    const first = setUp([() => refusal('AD_CHANGED_ELSEWHERE')])
    first.editor.change({ values: { model: 'Mine' } })
    await first.editor.flush()
    const second = await reloaded(first, product(5, 'Theirs'))
    expect(second.getState()).toMatchObject({
      differing: ['model'],
      draft: { values: { model: 'Mine' } },
    })
  })

  test('asks after an hour without a net where another device has answered meanwhile', async () => {
    const first = setUp([() => new Error('no network')])
    first.editor.change({ values: { model: 'Mine', mileage: 84_000 } })
    await first.editor.flush()
    const second = await reloaded(first, product(2, 'Theirs'))
    expect(second.getState()).toMatchObject({
      differing: ['model'],
      draft: { values: { model: 'Mine', mileage: 84_000 } },
    })
  })

  test('takes what it sent itself before a reload for nobody else’s answer', async () => {
    const first = setUp([() => new Error('the page was closed')])
    first.editor.change({ values: { model: 'Su' } })
    await first.editor.flush()
    first.editor.change({ values: { model: 'Sun' } })
    const second = await reloaded(first, product(2, 'Su'))
    expect(second.getState()).toMatchObject({ differing: [], draft: { values: { model: 'Sun' } } })
  })

  test('takes up after a reload what this tab had not sent', async () => {
    const first = setUp([])
    first.editor.change({ values: { model: 'Half' } })
    await first.editor.restore()
    const second = setUp([() => product(2, 'Half')])
    for (const [key, value] of first.items) second.items.set(key, value)
    await second.editor.restore()
    expect(second.editor.getState().draft.values.model).toBe('Half')
    expect(await second.editor.flush()).toBe(true)
  })

  test('keeps what was typed before the page came alive beside what this tab had not sent', async () => {
    const first = setUp([])
    first.editor.change({ values: { model: 'Half' } })
    await first.editor.restore()
    const second = setUp([])
    for (const [key, value] of first.items) second.items.set(key, value)
    second.editor.change({ values: { mileage: 84_000 } })
    await second.editor.restore()
    expect(second.editor.getState().draft.values).toMatchObject({ model: 'Half', mileage: 84_000 })
  })
})

describe('an answer of the server leaves what is being typed as it is (spec 4)', () => {
  const typed = 'Sky Wave '
  const picture = { value: 'front.jpg', position: 0 }

  test('after the save of something else', async () => {
    const { editor, sent } = setUp([() => product(2, 'Sky Wave'), () => product(3, 'Sky Wave')])
    editor.change({ values: { model: typed } })
    await editor.flush()
    editor.change({ gallery: [picture] })
    await editor.flush()
    expect(editor.getState().draft).toMatchObject({ values: { model: typed }, gallery: [picture] })
    expect(sent[1]?.attributes).toBeUndefined()
    await editor.flush()
    expect(sent).toHaveLength(2)
  })

  test('when a newer copy comes by itself, as after the upload of a document', async () => {
    const { editor } = setUp([() => product(2, 'Sky Wave')])
    editor.change({ values: { model: typed } })
    await editor.flush()
    editor.meet(product(3, 'Sky Wave'))
    expect(editor.getState().draft.values.model).toBe(typed)
    editor.meet(product(4, 'Theirs'))
    expect(editor.getState().draft.values.model).toBe('Theirs')
  })

  test('when it was typed while an older save was on its way', async () => {
    const { editor } = setUp([
      () => {
        editor.change({ values: { model: typed } })
        return product(2, 'Sky')
      },
      () => product(3, 'Sky Wave'),
    ])
    editor.change({ values: { model: 'Sky W' } })
    await editor.flush()
    expect(editor.getState().draft.values.model).toBe(typed)
  })
})

describe('an ad that two write at once', () => {
  const shared = (version: number, model: string): Product => ({
    ...product(version, model),
    helper: { name: 'Katrin' },
  })

  test('the last answer wins without a question', async () => {
    const answers = [() => refusal('AD_CHANGED_ELSEWHERE'), () => shared(6, 'Mine')]
    const { editor, sent } = setUp(answers, product(1, 'Sky'), shared(5, 'Theirs'))
    editor.change({ values: { model: 'Mine' } })
    expect(await editor.flush()).toBe(true)
    expect(sent[1]).toMatchObject({ version: 5, attributes: { others: [{ value: 'Mine' }] } })
  })

  test('what the other has changed is named, and one press gives back what stood there', async () => {
    const { editor } = setUp([])
    const before = editor.getState().draft.values.model
    editor.meet(shared(6, 'Theirs'))
    expect(editor.getState().draft.values.model).toBe('Theirs')
    expect(editor.getState().othersChange?.codes).toEqual(['model'])
    editor.settleOthersChange(editor.getState().othersChange?.before)
    expect(editor.getState().draft.values.model).toBe(before)
    expect(editor.getState().othersChange).toBeNull()
  })
})
