/** `npm run bench -- <name> [options]`; without a name it says which there are. */
const benchmarks: Readonly<Record<string, () => Promise<unknown>>> = {
  bids: () => import('./bids.ts'),
}

const name = process.argv[2] ?? ''
const benchmark = benchmarks[name]
if (benchmark) {
  await benchmark()
} else {
  console.error(`Name a benchmark: ${Object.keys(benchmarks).join(', ')}`)
  process.exit(2)
}
