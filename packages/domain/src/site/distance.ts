import type { Coordinates } from '../model.ts'

const earthRadius = 6371

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Kilometres between two points in a straight line over the ground. */
export const distanceInKm = (one: Coordinates, other: Coordinates): number => {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const chord = north + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}
