import { circle, line, path, trace } from '../svg.ts'
import type { Paint } from './paint.ts'

/** Drawbar from the body's end to the coupling, with jockey wheel and hand brake. */
export function drawDrawbar(paint: Paint, { from, tip }: { from: number; tip: number }): string {
  const dark = paint.shade('#46545b')
  const steel = paint.shade('#7b8990')
  const jockey = tip - 46
  return [
    path(trace`M${from} 42L${tip - 110} 40L${tip - 16} 46V54L${tip - 110} 53H${from}Z`, steel),
    path(trace`M${tip - 30} 44h22q8 0 8 8v4q0 5-5 5h-25Z`, dark),
    line(trace`M${jockey} 88V20`, paint.shade('#8c989e'), 6),
    line(trace`M${jockey} 88h12`, dark, 5),
    circle([jockey, 12], 12, '#262f34'),
    circle([jockey, 12], 5, '#99a5aa'),
    line(trace`M${tip - 66} 56l-12 26`, dark, 5),
  ].join('')
}

/** Corner steadies, wound down to the ground. */
export function drawSteadies(paint: Paint, rear: number, front: number): string {
  const outline = trace`M${rear} 44L${rear - 12} 6M${front} 44L${front + 10} 6M${rear - 20} 5h18M${front} 5h18`
  return line(outline, paint.shade('#68767d'), 5)
}
