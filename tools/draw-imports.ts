import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { describePlan, drawPlan } from './drawing/draw-plan.ts'
import { houseOf, planOf } from './drawing/rooms.ts'
import { readProject } from './project.ts'

/**
 * `npm run drawing -- [folder] [--svg file.svg]`: how the files and folders of one folder import each
 * other, as text and, if asked, as a drawing. Without a folder it is the whole project.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { svg: { type: 'string' } },
})
const folder = (positionals[0] ?? '').replace(/\/$/, '')
const plan = planOf(houseOf(readProject(resolve(import.meta.dirname, '..'))), folder)
console.log(describePlan(plan))
if (values.svg) writeFileSync(values.svg, drawPlan(folder === '' ? 'CM24' : folder, plan))
