import { mailStyle as style } from './mail-style.ts'

/** One mail, every part already escaped and in the reader's language. */
export type MailParts = {
  readonly locale: string
  readonly subject: string
  readonly preview: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly action?: { readonly label: string; readonly url: string }
  readonly closing: string
  readonly signature: string
  readonly footer: readonly string[]
}

/** One calm column that needs no pictures, so nothing is missing where pictures are blocked. */
export function mailHtml(parts: MailParts): string {
  return `<!doctype html>
<html lang="${parts.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${parts.subject}</title>
</head>
<body style="${style.body}">
<div style="display:none;max-height:0;overflow:hidden">${parts.preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${style.outer}"><tr><td style="${style.outerCell}">
<div style="${style.column}">
<div style="${style.logo}">CM<span style="${style.logoAccent}">24</span></div>
<div style="${style.card}">
<h1 style="${style.title}">${parts.subject}</h1>
${paragraph(parts.greeting)}
${parts.paragraphs.map(paragraph).join('\n')}
${factTable(parts.facts)}${button(parts.action)}
<p style="${style.closing}">${parts.closing}<br>${parts.signature}</p>
</div>
<div style="${style.footer}">${parts.footer.join('<br>')}</div>
</div>
</td></tr></table>
</body>
</html>
`
}

function paragraph(html: string): string {
  return `<p style="${style.paragraph}">${html}</p>`
}

function factTable(facts: MailParts['facts']): string {
  if (facts.length === 0) return ''
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="${style.factLabel}">${label}</th><td style="${style.factValue}">${value}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" style="${style.factTable}">${rows.join('')}</table>\n`
}

/** A table cell carries the colour, because some mail programs ignore it on links. */
function button(action: MailParts['action']): string {
  if (!action) return ''
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="${style.buttonSpace}"><tr><td style="${style.buttonCell}"><a href="${action.url}" style="${style.button}">${action.label}</a></td></tr></table>`
}
