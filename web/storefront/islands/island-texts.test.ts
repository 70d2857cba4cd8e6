import { expect, test } from 'vitest'
import { textsOf } from './island-texts.ts'

const all = {
  shell: { newsletter: { title: 'News', submit: 'Go' }, nav: { home: 'Home' } },
  catalog: { clock: { over: 'over' } },
}

test('an island gets the parts of the texts that it names, in their places, and no others', () => {
  expect(textsOf(all, ['shell.newsletter', 'catalog.clock'])).toEqual({
    shell: { newsletter: { title: 'News', submit: 'Go' } },
    catalog: { clock: { over: 'over' } },
  })
})

test('two parts of one area stand beside each other, and the texts themselves stay as they are', () => {
  expect(textsOf(all, ['shell.newsletter', 'shell.nav'])).toEqual({ shell: all.shell })
  expect(Object.keys(all.shell)).toEqual(['newsletter', 'nav'])
})
