import { expect, test } from 'vitest'
import { textOfFile } from './text-of-file.ts'

test('a bank file keeps its umlauts, whichever of the two ways it was written', async () => {
  expect(await textOfFile(new Blob([new TextEncoder().encode('Müller;1,00')]))).toBe('Müller;1,00')
  expect(await textOfFile(new Blob([Uint8Array.of(0x4d, 0xfc, 0x6c)]))).toBe('Mül')
})
