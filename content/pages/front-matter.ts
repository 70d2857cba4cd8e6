/** The lines `name: value` between two rules at the head of a text, and what follows them. */
export function frontMatter(
  source: string,
  name: string,
): { front: Map<string, string>; body: string } {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source)
  if (!parts?.[1] || parts[2] === undefined) throw new Error(`page ${name} has no front matter`)
  const front = new Map(
    parts[1].split('\n').map((line) => {
      const colon = line.indexOf(': ')
      return [line.slice(0, colon), line.slice(colon + 2)] as const
    }),
  )
  return { front, body: parts[2] }
}
