import { expect, test } from 'vitest'
import { shortClassNames } from './class-names.ts'

const nameOf = shortClassNames('/project')

test('a class has five characters, the same in every build and its own in every file', () => {
  const name = nameOf('title', '/project/web/ui/card.module.css')
  expect(name).toMatch(/^[a-z][a-zA-Z0-9]{4}$/)
  expect(shortClassNames('/elsewhere')('title', '/elsewhere/web/ui/card.module.css')).toBe(name)
  expect(nameOf('title', '/project/web/ui/card.module.css?used')).toBe(name)
  expect(nameOf('title', '/project/web/ui/page.module.css')).not.toBe(name)
  expect(nameOf('lead', '/project/web/ui/card.module.css')).not.toBe(name)
})
