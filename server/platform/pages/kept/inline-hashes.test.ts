import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineHashesOf } from './inline-hashes.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('scripts that run and styles are named by their content, each once', () => {
  const html = `<style data-a>p{}</style><script>run(1)</script><script>run(1)</script>
<script type="module">run(2)</script>`
  expect(inlineHashesOf(html)).toEqual({
    scripts: [hashOf('run(1)'), hashOf('run(2)')],
    styles: [hashOf('p{}')],
  })
})

test('data and files are not', () => {
  const html = `<script type="application/json" id="state">{"a":"<script>"}</script>
<script type="module" src="/assets/a.js" async=""></script><script></script>`
  expect(inlineHashesOf(html)).toEqual({ scripts: [], styles: [] })
})
