/** What a paste or a drop brings along, as far as the browser says. */
type Brought = { readonly files: ArrayLike<File>; readonly types: readonly string[] }

/**
 * The files of a paste. Office programs put a picture of the marked text beside the text itself; then the text is what is
 * pasted. A clipboard calls every picture `image.png`, so it gets the time as its name, by which it is told from others.
 */
export function pastedFiles({ files, types }: Brought, now: Date): readonly File[] {
  if (types.includes('text/plain')) return []
  return Array.from(files, (file, index) => {
    if (file.name !== 'image.png') return file
    const time = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
    const name = `${time}${index === 0 ? '' : `-${index + 1}`}.png`
    return new File([file], name, { type: file.type })
  })
}

/** Whether what is dragged is files and not a piece of text. */
export function isOfFiles({ types }: { readonly types: readonly string[] }): boolean {
  return types.includes('Files')
}
