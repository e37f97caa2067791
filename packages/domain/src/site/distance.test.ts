import { expect, test } from 'vitest'
import { distanceInKm } from './distance.ts'

const addis = { latitude: 9.03, longitude: 38.74 }
const mekelle = { latitude: 13.5, longitude: 39.47 }

test('a point is no distance from itself', () => {
  expect(distanceInKm(addis, addis)).toBe(0)
})

test('a degree of latitude is 111 km, and the way back is as long', () => {
  expect(distanceInKm(addis, { ...addis, latitude: 10.03 })).toBeCloseTo(111.19, 1)
  expect(distanceInKm(addis, mekelle)).toBeCloseTo(distanceInKm(mekelle, addis), 9)
})

test('Addis Ababa is about 500 km from Mekelle', () => {
  expect(Math.round(distanceInKm(addis, mekelle))).toBe(503)
})
