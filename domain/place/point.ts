/** A place on the earth, in degrees. */
export type GeoPoint = { readonly latitude: number; readonly longitude: number }

const earthKm = 6371

/** Along the great circle. */
export function kilometresBetween(one: GeoPoint, other: GeoPoint): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)]
  const north = Math.sin((to - from) / 2) ** 2
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return (
    2 * earthKm * Math.asin(Math.min(1, Math.sqrt(north + Math.cos(from) * Math.cos(to) * east)))
  )
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
