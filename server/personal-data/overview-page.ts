import type { Texts } from '#locales/texts.ts'
import type { PersonalData, PersonalRow } from './export-store.ts'
import { personalSections } from './personal-tables.ts'

/** What the archive holds as a page that opens without a network: chapters, and every row as a list of its fields. */
export function overviewPage(
  data: PersonalData,
  page: {
    readonly locale: string
    readonly texts: Texts<'document-export'>
    readonly madeAt: string
  },
): string {
  const { locale, texts, madeAt } = page
  const chapters = personalSections.map((section) => {
    const tables = Object.entries(data[section])
    const body =
      tables.length === 0
        ? `<p class="none">${escaped(texts('none'))}</p>`
        : tables.map(([table, rows]) => tableOf(table, rows)).join('\n')
    return `<section><h2>${escaped(texts(`sections.${section}`))}</h2>\n${body}</section>`
  })
  const title = escaped(texts('title'))
  return `<!doctype html>
<html lang="${escaped(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<h1>${title}</h1>
<p>${escaped(texts('madeAt', { time: madeAt }))}</p>
<p>${escaped(texts('intro'))}</p>
${chapters.join('\n')}
</body>
</html>
`
}

function tableOf(table: string, rows: readonly PersonalRow[]): string {
  const cards = rows.map((row) => {
    const fields = Object.entries(row)
      .filter(([, value]) => !isEmpty(value))
      .map(([name, value]) => `<dt>${escaped(named(name))}</dt><dd>${shown(value)}</dd>`)
    return `<dl>${fields.join('')}</dl>`
  })
  return `<details open><summary>${escaped(named(table))} (${rows.length})</summary>${cards.join('')}</details>`
}

function isEmpty(value: unknown): boolean {
  return (
    value === null ||
    value === '' ||
    JSON.stringify(value) === '{}' ||
    JSON.stringify(value) === '[]'
  )
}

function shown(value: unknown): string {
  if (typeof value !== 'object' || value === null) return escaped(String(value))
  if (Array.isArray(value)) return value.map((each) => `<div>${shown(each)}</div>`).join('')
  const fields = Object.entries(value).filter(([, each]) => !isEmpty(each))
  return `<dl>${fields.map(([name, each]) => `<dt>${escaped(named(name))}</dt><dd>${shown(each)}</dd>`).join('')}</dl>`
}

/** `paid_at` and `zipCode` as words. */
function named(name: string): string {
  return name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_both, low, high) => `${low} ${high.toLowerCase()}`)
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
h2{margin-top:2.5rem;border-bottom:1px solid}
summary{font-weight:600;cursor:pointer;margin:.75rem 0}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.15rem 1rem;margin:0 0 1rem;padding:.5rem 0;border-top:1px solid #ccc}
dl dl{margin:0;padding:0;border:0}
dt{color:#555}dd{margin:0;overflow-wrap:anywhere}
@media(max-width:40rem){dl{grid-template-columns:1fr}dt{margin-top:.4rem}}`
