/** `--name 5` on the command line, or what holds without it. */
export function numberOption(name: string, fallback: number): number {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : Number(process.argv[at + 1])
}

export function isGiven(name: string): boolean {
  return process.argv.includes(`--${name}`)
}

export function textOption(name: string): string | null {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? null : (process.argv[at + 1] ?? null)
}
