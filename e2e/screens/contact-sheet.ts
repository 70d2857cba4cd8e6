/** One page with all pictures, a row for each screen, to be looked at beside the drawings. */

export type Taken = { readonly name: string; readonly files: readonly string[] }

export function contactSheet(taken: readonly Taken[]): string {
  const rows = taken.map(
    ({ name, files }) =>
      `<section><h2>${name}</h2><div>${files
        .map(
          (file) =>
            `<figure><img loading="lazy" src="${file}" alt=""><figcaption>${file}</figcaption></figure>`,
        )
        .join('')}</div></section>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>
body { font: 14px sans-serif; margin: 24px } div { display: flex; gap: 16px; align-items: start; overflow-x: auto }
figure { margin: 0 } img { max-height: 720px; border: 1px solid #ccc } figcaption { color: #666 }
</style>${rows.join('\n')}`
}
