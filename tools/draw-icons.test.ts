import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawIcons, iconsFile } from './draw-icons.ts'

test('the file of the icons holds a drawing for each name', async () => {
  expect(readFileSync(iconsFile, 'utf8')).toBe(await drawIcons())
})
