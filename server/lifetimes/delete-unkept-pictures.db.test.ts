import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addCustomer } from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { createLocalImageStore } from '../integrations/image-store/local-image-store.ts'
import { countPictures, deleteUnkeptPictures } from './delete-unkept-pictures.ts'

/** Pictures that were sent and that nothing shows (rules 11). */

const { pool } = await testDatabase()
const images = await createLocalImageStore(mkdtempSync(join(tmpdir(), 'cm24-pictures-')))
const keyOf = (digit: string) => digit.repeat(32)

async function addPicture(digit: string, days: number): Promise<void> {
  await images.publishPicture(keyOf(digit), [{ name: '320.webp', bytes: Buffer.from('x') }])
  await pool.query(
    `insert into pictures (picture_key, width, height, thumbhash, sizes, created_at)
     values ($1, 1, 1, '', '[]', now() - $2 * interval '1 day')`,
    [keyOf(digit), days],
  )
}

test('go with their files once they are as old as a draft may be; what an ad holds in whatever list stays, and the library of texts', async () => {
  const shown = (digit: string) => JSON.stringify([{ value: keyOf(digit), position: 0 }])
  for (const digit of ['0', 'a', 'b', 'c', 'd', 'e']) await addPicture(digit, 200)
  await addPicture('f', 170)
  await pool.query(
    `insert into listings (customer_id, product_type, gallery, more_images, review_pictures, damages)
     values ($1, 'motorhome', $2, $3, $4, $5)`,
    [
      await addCustomer(pool, 'owner'),
      shown('a'),
      shown('b'),
      shown('c'),
      JSON.stringify([{ pictures: [{ value: keyOf('d'), position: 0 }] }]),
    ],
  )
  await pool.query('insert into private_pictures (picture_key) values ($1)', [keyOf('e')])
  await pool.query(
    `insert into content_pictures (picture_key, file_name, size_bytes, uploaded_by, uploaded_at)
     select $1, 'hall.jpg', 1, min(customer_id), now() from customers`,
    [keyOf('0')],
  )
  expect(await countPictures(pool)).toEqual({ stored: 7, unkept: 2, deletedAfterDays: 180 })
  expect(await deleteUnkeptPictures({ pool, images })).toBe(1)
  const { rows } = await pool.query('select picture_key as key from pictures order by 1')
  expect(rows.map(({ key }) => key)).toEqual(['0', 'a', 'b', 'c', 'd', 'f'].map(keyOf))
  expect(await images.listPictureFiles(keyOf('e'))).toEqual([])
  expect(await images.listPictureFiles(keyOf('a'))).toEqual(['320.webp'])
  expect((await pool.query('select from private_pictures')).rowCount).toBe(0)
})
