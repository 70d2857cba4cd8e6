/**
 * What Node is told when it runs the server. Answers, views and batches become garbage by megabytes
 * in a burst of bids; with room for them they die young and are not copied into the old heap. The room
 * is kept through the lull before the burst: V8 would give it back and make it again bit by bit. The old
 * heap may become three times what lives in it; V8 alone looks it through once a second in a burst.
 */
export const nodeFlags = [
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--heap-growing-percent=200',
]
