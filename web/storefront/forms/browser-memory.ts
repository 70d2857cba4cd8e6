/** Choices that this browser remembers. One that keeps nothing, or is full, forgets them with the page. */

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

export function remember(name: string, text: string): void {
  try {
    localStorage.setItem(name, text)
  } catch {
    // What was chosen holds for this page alone.
  }
}
