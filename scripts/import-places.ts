/** `npm run places -- <file>`: postcodes with their points, in the form of GeoNames (docs/operations.md). */
import path from 'node:path'
import { importPlaces } from '#server/places/import-places.ts'

const [file] = process.argv.slice(2)

if (!file) {
  console.error('Name the file to read: npm run places -- DE.txt')
  process.exitCode = 1
} else {
  try {
    const source = path.resolve(process.env.INIT_CWD ?? '.', file)
    const { pointCount, countries, passedOverCount } = await importPlaces(process.env, source)
    console.log(`${pointCount} postcodes of ${countries.join(', ') || 'no country'} read.`)
    if (passedOverCount > 0) {
      console.log(`${passedOverCount} lines passed over: of other countries, or without a place.`)
    }
  } catch (error) {
    console.error(`Nothing was read: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
