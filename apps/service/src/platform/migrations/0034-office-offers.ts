import { run } from './run.ts'

/** D46: which types an office takes, null for all; and where a city is, for the map and the distance. */
export const officeOffers = run([
  `alter table office add column request_types text`,
  `alter table city
    add column latitude double precision check (latitude between -90 and 90),
    add column longitude double precision check (longitude between -180 and 180),
    add check ((latitude is null) = (longitude is null))`,
])
