import { describe, expect, test } from 'vitest'
import { CallRefused } from '#contract/problem.ts'
import type { Product } from '#contract/product.ts'
import type { ProductInput } from './ad-draft.ts'
import { AdEditor } from './ad-editor.ts'
import { createDraftStorage } from './draft-storage.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

function product(version: number, model: string): Product {
  const others = [{ attributeCode: 'model', attributeId: 5, value: model }]
  const attributes = { others } as unknown as Product['attributes']
  const rest = { productType: 'motorhome', damages: [], gallery: [], documents: [] }
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
  start: Product = product(1, 'Sky'),
) {
  const items = new Map<string, string>()
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
    calls: { create: async () => product(1, ''), update, load: async () => product(5, 'Theirs') },
    storage: createDraftStorage(() => ({
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    })),
    now: () => now,
    onSaved: () => undefined,
  })
  return { editor, sent, items }
}

describe('an ad while it is written', () => {
  test('sends the difference with the version it saw, and is saved', async () => {
    const { editor, sent, items } = setUp([() => product(2, 'Sun')])
    editor.change({ values: { model: 'Sun' } })
    expect(items.size).toBe(1)
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

  test('asks whose version holds when somebody else has saved (AD_CHANGED_ELSEWHERE)', async () => {
    const mine = setUp([() => refusal('AD_CHANGED_ELSEWHERE'), () => product(6, 'Mine')])
    mine.editor.change({ values: { model: 'Mine' } })
    expect(await mine.editor.flush()).toBe(false)
    expect(mine.editor.getState().save).toEqual({ kind: 'conflict' })
    await mine.editor.settleConflict(true)
    expect(mine.sent[1]?.version).toBe(5)
    expect(mine.editor.getState().draft.values.model).toBe('Mine')

    const theirs = setUp([() => refusal('AD_CHANGED_ELSEWHERE')])
    theirs.editor.change({ values: { model: 'Mine' } })
    await theirs.editor.flush()
    await theirs.editor.settleConflict(false)
    expect(theirs.sent).toHaveLength(1)
    expect(theirs.editor.getState().draft.values.model).toBe('Theirs')
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

  test('asks the open question again after a reload, which is no answer to it', async () => {
    const first = setUp([() => refusal('AD_CHANGED_ELSEWHERE')])
    first.editor.change({ values: { model: 'Mine' } })
    await first.editor.flush()
    const second = setUp([], product(5, 'Theirs'))
    for (const [key, value] of first.items) second.items.set(key, value)
    second.editor.restore()
    expect(second.editor.getState().save.kind).toBe('conflict')
    expect(second.editor.getState().draft.values.model).toBe('Mine')
    expect(await second.editor.flush()).toBe(false)
    expect(second.sent).toEqual([])
  })

  test('takes up after a reload what this tab had not sent', async () => {
    const first = setUp([])
    first.editor.change({ values: { model: 'Half' } })
    const second = setUp([() => product(2, 'Half')])
    for (const [key, value] of first.items) second.items.set(key, value)
    second.editor.restore()
    expect(second.editor.getState().draft.values.model).toBe('Half')
    expect(await second.editor.flush()).toBe(true)
  })

  test('keeps what was typed before the page came alive beside what this tab had not sent', () => {
    const first = setUp([])
    first.editor.change({ values: { model: 'Half' } })
    const second = setUp([])
    for (const [key, value] of first.items) second.items.set(key, value)
    second.editor.change({ values: { mileage: 84_000 } })
    second.editor.restore()
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
