/**
 * An address whose escapes are no text, `/%zz` or `/caravan/%E0%A4`, stands for nothing: its percent signs are read as
 * themselves, so that it is answered like every other unknown address and not by the router's own error.
 */
export function readableUrl(url: string): string {
  const [path = ''] = url.split('?')
  try {
    decodeURI(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
