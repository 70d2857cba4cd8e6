import { useSyncExternalStore } from 'react'
import { device } from './device-database.ts'

/** Whether this device keeps what is typed; a private window may not, or there is no room left. */
export function useDeviceKeeps(): boolean {
  return !useSyncExternalStore(device.subscribe, device.isRefused, () => false)
}
