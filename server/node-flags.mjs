/**
 * What Node is told when it runs the server. Answers, views and batches become garbage by megabytes
 * in a burst of bids; with room for them they die young and are not copied into the old heap. Little of
 * them lives, so one thread copies it with less work than several that share it out.
 */
export const nodeFlags = ['--max-semi-space-size=64', '--no-parallel-scavenge']
