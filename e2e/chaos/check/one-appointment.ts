import { type Change, type Check, groupBy } from './facts.ts'

const placesOf = (changes: readonly Change[]) =>
  changes.reduce(
    (sum, { before, after, places }) => sum + (Number(after === 'final') - Number(before === 'final')) * places,
    0,
  )

/** A request has its one place after every transaction, from its submission until it is cancelled, and none later. */
export const oneAppointmentPerRequest: Check = ({ changes, requests, samples }) => {
  const found: string[] = []
  const withRequest = changes.filter(({ request }) => request !== null)
  for (const [request, own] of groupBy(withRequest, ({ request: id }) => id ?? 0)) {
    const applicants = requests.get(request)?.applicants ?? 0
    let places = 0
    let ended = false
    for (const [xid, together] of groupBy(own, (change) => change.xid)) {
      places += placesOf(together)
      if (places !== 0 && places !== applicants)
        found.push(`request ${request}: ${places} places for ${applicants} after ${xid}`)
      if (ended && places !== 0) found.push(`request ${request}: has a place again after ${xid}`)
      ended ||= places === 0
    }
  }
  return [...found, ...samples.flatMap(({ at, doubled }) => doubled.map((line) => `at ${at}: ${line}`))]
}
