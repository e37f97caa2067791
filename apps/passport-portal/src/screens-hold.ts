// A chunk of its own: nobody needs it before a place is kept.
export { HoldBar } from '@invea/portal-kit/booking'
