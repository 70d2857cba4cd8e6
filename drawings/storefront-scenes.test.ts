import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { storefrontSceneFile, storefrontScenes } from './write-storefront-scenes.ts'

test.each(Object.entries(storefrontScenes))(
  'the scene %s beside the storefront is what the drawings would write today',
  async (name, draw) => {
    expect(await readFile(storefrontSceneFile(name), 'utf8')).toBe(`${draw()}\n`)
  },
)
