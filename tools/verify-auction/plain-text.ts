/** A file from outside may hold what moves a terminal's cursor and writes another verdict. */
export function plainText(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}]/gu, '?')
}
