/** What the address points at. Our ids are plain letters, so nothing in it has to be decoded. */
export function elementOfAddress(): HTMLElement | null {
  return document.getElementById(location.hash.slice(1))
}
