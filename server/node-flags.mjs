/**
 * What Node is told when it runs the server. Answers, views and batches become garbage by megabytes
 * in a burst of bids; with room for them they die young and are not copied into the old heap.
 */
export const nodeFlags = ['--max-semi-space-size=64']
