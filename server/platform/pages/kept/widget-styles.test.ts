import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { widgetStyles } from './widget-styles.ts'

/** A new version of react-aria with other styles has to be told to the policy. */

const folder = join(import.meta.dirname, '../../../../node_modules/react-aria/dist/private')

test.each(['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'])(
  'the style that %s adds is allowed',
  (file) => {
    const source = readFileSync(join(folder, file), 'utf8')
    const attribute = /PRESSABLE_ATTRIBUTE = '([\w-]+)'/.exec(source)?.[1] ?? ''
    const styles = [...source.matchAll(/\.textContent = `([^`]*)`\.trim\(\)/g)].map(
      ([, text = '']) => text.trim().replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, attribute),
    )
    expect(styles).toHaveLength(1)
    expect(widgetStyles).toContain(styles[0])
  },
)
