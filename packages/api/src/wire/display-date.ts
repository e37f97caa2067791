import type { IsoDate } from '@invea/domain'

// B §9 prints dates like 'Jan 05, 2024'. The wire's display fields are English; portals format dates themselves.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export const displayDate = (date: IsoDate): string => {
  const [year, month, day] = date.split('-')
  return `${months[Number(month) - 1]} ${day}, ${year}`
}
