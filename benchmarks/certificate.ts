import { measureReading } from './certificate/measure-reading.ts'
import { numberOption, textOption } from './support/options.ts'

await measureReading({
  count: numberOption('count', 12),
  set: textOption('layouts') === 'tuned' ? 'tuned' : 'held out',
  isVerbose: process.argv.includes('--verbose'),
})
