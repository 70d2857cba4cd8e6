import { expect, test } from 'vitest'
import { projectOf } from '../project.ts'
import { houseOf, planOf } from './rooms.ts'

const files = {
  'server/app.ts': "import { list } from './areas/order/list.ts'",
  'server/areas/order/list.ts': "import { query } from '../../platform/query.ts'",
  'server/platform/query.ts': '',
  'server/platform/query.test.ts': "import '../areas/order/list.ts'",
}

test('a room stands above all that it imports, and tests are no rooms', () => {
  const { floors, arrows, upward } = planOf(houseOf(projectOf(files)), 'server')
  expect(floors.map((floor) => floor.map(({ name }) => name))).toEqual([
    ['platform'],
    ['areas'],
    ['app.ts'],
  ])
  expect(arrows).toEqual([
    { from: 'app.ts', to: 'areas' },
    { from: 'areas', to: 'platform' },
  ])
  expect(upward).toEqual([])
})

test('an import that closes a ring of rooms runs upward', () => {
  const ring = { ...files, 'server/platform/query.ts': "import '../areas/order/list.ts'" }
  expect(planOf(houseOf(projectOf(ring)), 'server').upward).toHaveLength(1)
})
