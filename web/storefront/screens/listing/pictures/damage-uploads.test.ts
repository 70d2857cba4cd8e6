import { expect, test } from 'vitest'
import type { ApiClient } from '#web/api/api-client.ts'
import type { AdEditor } from '../editor/ad-editor.ts'
import { damageQueueOf, dropDamageQueue } from './damage-uploads.ts'

const client = {} as ApiClient // No file of these is fit to be sent.
const names = (editor: AdEditor, index: number) =>
  damageQueueOf(client, editor, index)
    .getUploads()
    .map(({ file }) => file.name)

test('files of a damage are found again, follow its number, and leave with it', () => {
  const editor = {} as AdEditor // Only what it is matters here, nothing of it is read.
  for (const name of ['0', '1', '2']) {
    damageQueueOf(client, editor, Number(name)).add([new File([''], name)], null)
  }
  expect([0, 1, 2].map((index) => names(editor, index))).toEqual([['0'], ['1'], ['2']])
  const dropped = damageQueueOf(client, editor, 1)
  dropDamageQueue(editor, 1)
  expect(dropped.getUploads()).toEqual([])
  expect([0, 1, 2].map((index) => names(editor, index))).toEqual([['0'], ['2'], []])
  expect(names({} as AdEditor, 0)).toEqual([])
})
