import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { iconNames } from '#web/ui/icon-names.ts'

/**
 * Draws `web/ui/icons.generated.svg`: one symbol for each name of `icon-names.ts`, from lucide's drawings, so that a page
 * names an icon instead of holding its lines.
 */

const root = join(import.meta.dirname, '..')
export const iconsFile = join(root, 'web/ui/icons.generated.svg')

type Shape = readonly [element: string, attributes: Readonly<Record<string, string>>]

export async function drawIcons(): Promise<string> {
  const symbols = await Promise.all(iconNames.map(symbolOf))
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

async function symbolOf(name: string): Promise<string> {
  const file = `${root}/node_modules/lucide-react/dist/esm/icons/${name}.mjs`
  const { __iconData } = (await import(file)) as { __iconData: { readonly node: readonly Shape[] } }
  const shapes = __iconData.node.map(
    ([element, { key: _, ...attributes }]) => `<${element}${textOf(attributes)}/>`,
  )
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`
}

function textOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}

if (import.meta.main) {
  const drawn = await drawIcons()
  if (drawn !== readFileSync(iconsFile, 'utf8')) writeFileSync(iconsFile, drawn)
}
