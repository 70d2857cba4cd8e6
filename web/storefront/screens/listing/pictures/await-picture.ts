/** Image availability polling (spec 9.2): only where the picture is not there at once. */
const pollDelaysMs = [100, 500, 2000, 5000, 10_000] as const

export async function isPictureAvailable(
  probe: () => Promise<boolean>,
  wait: (milliseconds: number) => Promise<void>,
): Promise<boolean> {
  if (await probe()) return true
  for (const delay of pollDelaysMs) {
    await wait(delay)
    if (await probe()) return true
  }
  return false
}
