import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'

const APP_SECRET = 'Jq3vR8nZt1LwX5cB0mKd7YhGs2PfUe9A'
const names = ['PUSH_HOSTS', 'MOBILEDE_PICTURE_HOSTS', 'SYSCARA_PICTURE_HOSTS'] as const

const read = (name: (typeof names)[number], text?: string) => {
  const config = readConfig({ APP_SECRET, ...(text !== undefined && { [name]: text }) })
  const { push, mobilede, syscara } = config
  return [push.hosts, mobilede.pictureHosts, syscara.pictureHosts][names.indexOf(name)]
}

test.each(names)('%s takes spaces after commas, and no empty host', (name) => {
  expect(read(name, ' Push.example, other.example,,')).toEqual(['push.example', 'other.example'])
  expect(read(name, '')).toEqual([])
  expect(read(name, ' ')).toEqual([])
})

test('hosts that are not set are the usual ones', () => {
  expect(names.map((name) => read(name))).toEqual([[], ['classistatic.de'], ['syscara.com']])
})
