/** Imports that run upward and stay, each with its reason. */
export const toleratedArrows: readonly string[] = [
  // The demo's market is made by the use cases of the server, and the server makes it at its start.
  '.: server -> database',
  // The shape of the settings is named by what is set up from them.
  'server: platform -> config.ts',
  // The executor of commands acts on what is due, and the clock sends what is due to the executor.
  'server/areas/auction: commands -> clock',
  // A check reads what was played, and a player checks what it did at once.
  'simulator: checks -> play',
]
