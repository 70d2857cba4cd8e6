/**
 * Host names as operators write them, with commas between. An empty entry would stand for every host that ends with a
 * dot, so it is dropped.
 */
export function readHosts(text: string): readonly string[] {
  return text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '')
}
