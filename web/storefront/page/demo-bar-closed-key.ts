/** In the tab's storage, once somebody has closed the demo's bar. */
export const demoBarClosedKey = 'cm24-demo-bar-closed'
