/** `npm run bench -- <name> [options]`; without a name it says which there are. */
const benchmarks: Readonly<
  Record<string, { readonly says: string; readonly run: () => Promise<unknown> }>
> = {
  bids: {
    says: 'bids over HTTP beside one transaction per bid   --seconds 3 --rounds 5 --profile --flush-us 500',
    run: () => import('./bids.ts'),
  },
  stream: {
    says: 'from the commit of a bid to the other dealers    --bids 100',
    run: () => import('./stream.ts'),
  },
  push: {
    says: 'from the commit of a bid to the push taken       --bids 100',
    run: () => import('./push.ts'),
  },
  closing: {
    says: 'many auctions that end in one minute             --auctions 4000 --seconds 60 --only one|two|killed',
    run: () => import('./closing.ts'),
  },
  certificate: {
    says: 'exact matches of photographed certificates       --count 12 --layouts tuned --verbose',
    run: () => import('./certificate.ts'),
  },
  catalog: {
    says: 'searches beside the search row by row, over HTTP beside Fastify + one row --ads 10000,100000 --seconds 2 --rounds 3',
    run: () => import('./catalog.ts'),
  },
  live: {
    says: 'processor time while many pages listen           --listeners 500 --changes 20 --seconds 10',
    run: () => import('./live.ts'),
  },
  memory: {
    says: 'what the process grows by from pages and listeners --pages 10000 --listeners 500 --snapshots FOLDER (needs npm run build)',
    run: () => import('./memory.ts'),
  },
  odds: {
    says: 'what comparable auctions reached, of 100,000 settled --auctions 100000 --calls 400',
    run: () => import('./odds.ts'),
  },
  valuation: {
    says: 'valuations beside invented sales and two simple estimates --held-out 4000 --many 100000',
    run: () => import('./valuation.ts'),
  },
  pages: {
    says: 'pages and their first visit beside a bare Fastify --seconds 3 --rounds 5 --statements (needs npm run build)',
    run: () => import('./pages.ts'),
  },
  lighthouse: {
    says: 'Lighthouse as a phone on five pages --rounds 5 --only home|catalog|product|guide|faq (needs npm run build)',
    run: () => import('./lighthouse.ts'),
  },
}

const name = process.argv[2] ?? ''
const benchmark = benchmarks[name]
if (benchmark) {
  await benchmark.run()
} else {
  console.log('npm run bench -- NAME, where NAME is')
  for (const [each, { says }] of Object.entries(benchmarks)) {
    console.log(`  ${each.padEnd(11)} ${says}`)
  }
  process.exit(name === '' ? 0 : 2)
}
