import { findBrowser } from '#e2e/support/find-browser.ts'

/** Tells the journeys which browser to use; undefined when there is none to be had. */
export async function browserEnvironment(): Promise<Record<string, string> | undefined> {
  const found = await findBrowser()
  if (found === undefined) return undefined
  return {
    CHROMIUM_PATH: found.executablePath,
    CHROMIUM_ARGUMENTS: JSON.stringify(found.arguments),
    ...found.environment,
  }
}
