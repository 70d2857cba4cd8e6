import { line, path, rect, trace } from '../svg.ts'
import { drawLamp } from './fittings.ts'
import { glassFill, type Paint } from './paint.ts'

/** The cab of the base vehicle, shared by van, semi-integrated and alcove. `front` is its nose. */

/** From the roof's front edge down over windscreen, bonnet and bumper. */
export function noseOutline(front: number): string {
  return [
    trace`L${front - 164} 217Q${front - 124} 186 ${front - 92} 143`,
    trace`C${front - 64} 139 ${front - 40} 128 ${front - 22} 112Q${front - 9} 100 ${front - 8} 84`,
    trace`L${front - 3} 76Q${front} 56 ${front - 4} 40Q${front - 8} 31 ${front - 24} 30Z`,
  ].join('')
}

export function cabOutline(front: number, rear: number): string {
  return trace`M${rear} 32V217` + noseOutline(front)
}

/** Glass, door, lamps, bumper and mirror; `seam` is the colour of the gaps. */
export function drawCab(paint: Paint, front: number, seam: string): string {
  return [
    drawWindscreen(paint, front),
    drawSideGlass(front),
    drawCabDoor(front, seam),
    drawHeadLamp(paint, front),
    drawBumper(paint, front),
    drawMirror(front),
  ].join('')
}

function drawWindscreen({ light }: Paint, front: number): string {
  const pane = [
    trace`M${front - 164} 216Q${front - 124} 185 ${front - 93} 143L${front - 106} 142`,
    trace`Q${front - 138} 184 ${front - 176} 214Z`,
  ].join('')
  const gleam = trace`M${front - 160} 210Q${front - 126} 182 ${front - 99} 147`
  const gleamColour = light.isDusk ? '#e8b48c' : '#b7d3de'
  return path(pane, '#22323b') + line(gleam, gleamColour, 2, { opacity: '.75' })
}

function drawSideGlass(front: number): string {
  const rubber = [
    trace`M${front - 124} 140Q${front - 150} 176 ${front - 178} 204Q${front - 182} 207 ${front - 190} 207`,
    trace`H${front - 222}Q${front - 228} 207 ${front - 228} 200V142Q${front - 228} 135 ${front - 221} 135`,
    trace`L${front - 150} 133Q${front - 130} 133 ${front - 124} 140Z`,
  ].join('')
  const pane = [
    trace`M${front - 130} 141Q${front - 154} 174 ${front - 180} 200Q${front - 184} 203.5 ${front - 190} 203.5`,
    trace`H${front - 219}Q${front - 224.5} 203.5 ${front - 224.5} 198V144Q${front - 224.5} 138.5 ${front - 219} 138.5`,
    trace`L${front - 150} 136.5Q${front - 134} 136.5 ${front - 130} 141Z`,
  ].join('')
  const gleam = trace`M${front - 196} 203L${front - 218} 139H${front - 200}L${front - 178} 199Z`
  return [
    path(rubber, '#1d2a31'),
    path(pane, glassFill),
    path(gleam, '#ffffff', { opacity: '.14' }),
    line(trace`M${front - 170} 137V190`, '#1d2a31', 3),
  ].join('')
}

function drawCabDoor(front: number, seam: string): string {
  const gaps = trace`M${front - 232} 212V48M${front - 138} 132V96Q${front - 138} 84 ${front - 144} 72`
  const crease = [
    trace`M${front - 232} 96C${front - 190} 99 ${front - 150} 102 ${front - 60} 112`,
  ].join('')
  return [
    line(gaps, seam, 1.8),
    line(crease, seam, 1.3, { opacity: '.6' }),
    rect({ x: front - 224, y: 114, width: 16, height: 5 }, seam, 2.5),
  ].join('')
}

function drawHeadLamp({ light }: Paint, front: number): string {
  const housing = [
    trace`M${front - 12} 92C${front - 22} 94 ${front - 44} 104 ${front - 58} 122`,
    trace`C${front - 44} 122 ${front - 28} 116 ${front - 18} 107Q${front - 12} 101 ${front - 12} 92Z`,
  ].join('')
  const glass = [
    trace`M${front - 15} 95C${front - 24} 98 ${front - 40} 106 ${front - 50} 118`,
    trace`C${front - 40} 117 ${front - 28} 112 ${front - 20} 105Z`,
  ].join('')
  return path(housing, '#2b3a42') + path(glass, light.isDusk ? '#fff0c4' : '#eef6f8')
}

function drawBumper({ plastic }: Paint, front: number): string {
  const bumper = [
    trace`M${front - 40} 30L${front - 52} 58Q${front - 20} 66 ${front - 2} 66`,
    trace`Q${front} 50 ${front - 4} 40Q${front - 8} 31 ${front - 24} 30Z`,
  ].join('')
  const fog = { x: front - 26, y: 44, width: 10, height: 7 }
  return path(bumper, plastic) + drawLamp(fog, '#cdd8dc')
}

function drawMirror(front: number): string {
  const housing = trace`M${front - 142} 134l-6 10v26q0 6 6 6h9q6 0 6-6v-28q0-8-8-8Z`
  return path(housing, '#27343b') + line(trace`M${front - 145} 168v-22`, '#55656d', 1.6)
}
