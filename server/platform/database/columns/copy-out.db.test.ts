import { expect, test } from 'vitest'
import { testDatabase } from '#database/testing/test-database.ts'
import { bigintAt, booleanAt, instantAt, integerAt, textAt, textsAt } from './binary-values.ts'
import { CodedReader, FigureReader, readColumns, WordListReader } from './column-readers.ts'
import { copyOut } from './copy-out.ts'

const { pool } = await testDatabase()

test('rows come as they are, nulls and lists too, more than are read at once', async () => {
  const columns = {
    ids: new FigureReader(bigintAt),
    figures: new FigureReader(integerAt),
    instants: new FigureReader(instantAt),
    flags: new CodedReader<boolean | null>(booleanAt, null),
    texts: new CodedReader<string | null>(textAt, null),
    lists: new CodedReader<readonly string[] | null>(textsAt, null),
    words: new WordListReader(),
  }
  let count = 0
  await copyOut(
    pool,
    `select 9007199254740991 - n, case when n % 2 = 0 then -n::int end, timestamptz '1970-01-01Z' + n * interval '1 ms',
       n % 3 = 0, case when n % 5 > 0 then 'ß' || n % 5 end, array['ä', '', n % 2 || ' "'],
       case when n % 2 = 0 then array['one', 'Ω' || n] else '{}' end from generate_series(1, 20000::bigint) n`,
    (bytes, at) => {
      readColumns(Object.values(columns), bytes, at)
      count += 1
    },
  )
  expect(count).toBe(20_000)
  const { ids, figures, instants, flags, texts, lists, words } = columns
  const wrong: number[] = []
  for (let n = 1; n <= count; n += 1) {
    const at = n - 1
    const own = words.numbers.subarray(words.ends[at - 1] ?? 0, words.ends[at])
    const row = [
      ...[
        ids.values[at],
        figures.values[at],
        instants.values[at],
        flags.values[flags.numbers[at] ?? -1],
      ],
      ...[texts.values[texts.numbers[at] ?? -1], lists.values[lists.numbers[at] ?? -1]],
      [...own].map((number) => words.values[number]),
    ]
    const expected = [
      ...[Number.MAX_SAFE_INTEGER - n, n % 2 === 0 ? -n : Number.NaN, n, n % 3 === 0],
      ...[n % 5 > 0 ? `ß${n % 5}` : null, ['ä', '', `${n % 2} "`]],
      n % 2 === 0 ? ['one', `Ω${n}`] : [],
    ]
    if (JSON.stringify(row) !== JSON.stringify(expected)) wrong.push(n)
  }
  expect(wrong).toEqual([])
})

test('a statement or a reader that fails is told, and the pool goes on', async () => {
  await expect(copyOut(pool, 'select nothing', () => undefined)).rejects.toThrow('nothing')
  const failing = () => {
    throw new Error('unreadable')
  }
  const rows = 'select * from generate_series(1, 1000)'
  await expect(copyOut(pool, rows, failing)).rejects.toThrow('unreadable')
  await copyOut(pool, 'select 1 where false', failing)
  expect((await pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }])
})
