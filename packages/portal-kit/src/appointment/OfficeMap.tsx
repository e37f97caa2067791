import type { Coordinates } from '@invea/domain/appointment'
import { type KeyboardEvent, useRef } from 'react'
import type { OfficeLocation } from '../api/use-offices.ts'
import { useDateWords } from '../i18n/date-texts.tsx'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import type { OfficeDate } from './office-dates.ts'

/** Degrees at the top left corner of the map, and its units per degree. A degree of longitude is shorter here. */
const corner = { latitude: 15.2, longitude: 32.6 }
const unitsPerDegree = { latitude: 20, longitude: 19.76 }
const size = { width: 304, height: 238 }

/** The border, rounded to a twentieth of a degree. It is for orientation and makes no statement about borders. */
const outline =
  '105,5 117,14 128,9 133,13 147,14 164,22 169,29 178,35 186,47 193,53 186,62 179,71 181,77 181,83 192,83 197,82 201,85 197,93 204,104 211,113 219,120 284,144 300,144 244,204 219,205 201,219 188,219 183,226 169,226 161,219 143,227 138,236 124,234 120,232 115,232 109,232 84,215 70,215 64,208 64,197 53,194 42,172 33,167 29,159 19,150 7,148 14,137 24,136 27,130 27,112 33,91 42,86 44,78 53,62 64,52 73,33 76,16 99,20'

const across = ({ longitude }: Coordinates) => ((longitude - corner.longitude) * unitsPerDegree.longitude) / size.width
const down = ({ latitude }: Coordinates) => ((corner.latitude - latitude) * unitsPerDegree.latitude) / size.height
const percent = (share: number) => `${(share * 100).toFixed(1)}%`
const at = (point: Coordinates) => ({ left: percent(across(point)), top: percent(down(point)) })

/** A rectangle in map units. */
interface Box {
  readonly left: number
  readonly right: number
  readonly y: number
}

/** Half the line height of a name, its width per letter, and its distance from the point, in map units on the narrowest phone. */
const line = { half: 9, letter: 7.5, gap: 8 }

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && Math.abs(one.y - other.y) < 2 * line.half

/** Positions of a name beside its point, in order of preference. */
const sides = {
  right: 'top-1/2 left-5.5 -translate-y-1/2',
  left: 'top-1/2 right-5.5 -translate-y-1/2',
  above: 'bottom-4.5 left-1/2 -translate-x-1/2',
  below: 'top-4.5 left-1/2 -translate-x-1/2',
} as const
type Side = keyof typeof sides

interface NamedPoint {
  readonly id: string
  readonly name: string
  readonly point: Coordinates
}

/** Chooses for each name, from east to west, the side with the fewest overlaps. */
const sidesOfNames = (offices: readonly NamedPoint[]): ReadonlyMap<string, Side> => {
  const boxOf = (point: Coordinates, from: number, to: number, dy = 0): Box => {
    const x = across(point) * size.width
    return { left: x + from, right: x + to, y: down(point) * size.height + dy }
  }
  const taken = offices.map(({ point }) => boxOf(point, -6, 6))
  const found = new Map<string, Side>()
  for (const { id, name, point } of [...offices].sort((one, other) => other.point.longitude - one.point.longitude)) {
    const width = name.length * line.letter
    const boxes: Readonly<Record<Side, Box>> = {
      right: boxOf(point, line.gap, line.gap + width),
      left: boxOf(point, -line.gap - width, -line.gap),
      above: boxOf(point, -width / 2, width / 2, -2 * line.half),
      below: boxOf(point, -width / 2, width / 2, 2 * line.half),
    }
    const faults = (side: Side) => {
      const box = boxes[side]
      const isOutside = box.left < 0 || box.right > size.width
      return taken.filter((other) => overlaps(box, other)).length + (isOutside ? 1 : 0)
    }
    const [best = 'right'] = (Object.keys(sides) as Side[]).sort((one, other) => faults(one) - faults(other))
    found.set(id, best)
    taken.push(boxes[best])
  }
  return found
}

export interface OfficeMapProps {
  readonly dates: readonly OfficeDate[]
  readonly locations: ReadonlyMap<number, OfficeLocation>
  /** Id of the chosen office. */
  readonly chosen: string
  readonly onChoose: (officeId: string) => void
  /** Origin of the distances. */
  readonly from: Coordinates | undefined
}

const offsetByKey: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** A map of the offices and their cities: one tab stop with arrow keys. The list above has the same choices, larger. */
export const OfficeMap = ({ dates, locations, chosen, onChoose, from }: OfficeMapProps) => {
  const { t } = useTranslation('site')
  const language = useLanguage()
  const words = useDateWords()
  const group = useRef<HTMLDivElement>(null)
  const points = dates.flatMap(({ office, date }) => {
    const { city } = locations.get(office.id) ?? {}
    return city?.coordinates ? [{ id: String(office.id), office, date, city, point: city.coordinates }] : []
  })
  if (points.length === 0) return null
  const sideOf = sidesOfNames(points.map(({ id, city, point }) => ({ id, name: city.name[language], point })))
  const stop = points.some(({ id }) => id === chosen) ? chosen : points[0]?.id
  const move = (event: KeyboardEvent) => {
    const step = offsetByKey[event.key]
    if (step === undefined) return
    event.preventDefault()
    const here = points.findIndex(({ id }) => id === stop)
    const next = (here + step + points.length) % points.length
    onChoose(points[next]?.id ?? '')
    group.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={t('finder.map')}
      onKeyDown={move}
      className="relative -mx-3 text-xs sm:mx-auto sm:max-w-lg"
    >
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" className="block h-auto w-full">
        <polygon points={outline} className="fill-primary-soft stroke-edge" strokeWidth="1.5" strokeLinejoin="round" />
      </svg>
      {from && (
        <span
          aria-hidden="true"
          className="absolute -mt-1.5 -ml-1.5 size-3 rounded-full border-2 border-ink bg-accent"
          style={at(from)}
        />
      )}
      {points.map(({ id, office, date, city, point }) => {
        const isChosen = id === chosen
        return (
          // biome-ignore lint/a11y/useSemanticElements: a native radio cannot be a point with a name
          <button
            key={id}
            type="button"
            role="radio"
            aria-checked={isChosen}
            aria-label={`${office.name[language]}: ${date ? words.dualDate(date) : t('finder.full')}`}
            tabIndex={id === stop ? 0 : -1}
            onClick={() => onChoose(id)}
            className="group absolute -mt-3 -ml-3 grid size-6 cursor-pointer place-items-center rounded-full"
            style={at(point)}
          >
            <span
              className={`rounded-full border-2 border-primary group-hover:bg-primary ${isChosen ? 'size-4 bg-primary' : 'size-3 bg-surface'}`}
            />
            <span
              className={`absolute whitespace-nowrap ${sides[sideOf.get(id) ?? 'right']} ${isChosen ? 'font-bold' : ''}`}
            >
              {city.name[language]}
            </span>
          </button>
        )
      })}
    </div>
  )
}
