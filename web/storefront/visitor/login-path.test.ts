import { expect, test } from 'vitest'
import { loginPath, pathAfterLogin } from './login-path.ts'

function searchOf(path: string): URLSearchParams {
  return new URL(path, 'http://de.localhost').searchParams
}

test('after the login the visitor is where they wanted to go, with parameters and query', () => {
  const login = loginPath('de', {
    name: 'messageThread',
    params: { slug: 'auktion-7' },
    search: new URLSearchParams({ page: '2' }),
  })
  expect(login).toMatch(/^\/anmelden\?/)
  expect(pathAfterLogin('de', searchOf(login))).toBe('/a/nachrichten/auktion-7?page=2')
})

test('the way back may be taken in another language', () => {
  const login = loginPath('de', { name: 'myVehicles', params: {} })
  expect(pathAfterLogin('pl', searchOf(login))).toBe('/a/moje-pojazdy')
})

test('no query leads to a foreign address or a broken one (rules 11)', () => {
  for (const query of ['next=https://evil.example', 'next=//evil.example', 'next=product', '']) {
    expect(pathAfterLogin('de', new URLSearchParams(query))).toBe('/')
  }
})
