import { findSetting, readTime } from './endpoints/site.ts'

/** Every call there is, by area; client, server and documentation are derived from this. */
export const endpointGroups = {
  site: { findSetting, readTime },
} as const
