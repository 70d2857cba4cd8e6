/** How far the badge of messages reaches into what it stands at, in pixels: two figures need more room (spec 9.3). */
export function badgeOffsetOf(openReadMes: number): 15 | 20 {
  return openReadMes >= 10 ? 20 : 15
}
