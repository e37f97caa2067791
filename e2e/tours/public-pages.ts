import { isWhole } from '../pages/screen.ts'
import type { Tour } from './tour.ts'

/** Every address that needs no personal data. */
const passportPages = [
  '',
  'Information',
  'Information/urgent',
  'Faq',
  'about',
  'contactUs',
  'guide',
  'service',
  'check-availablity',
  'manage-booking',
  'Status',
  'SignIn',
  'SignUp',
  'Application-List',
  'phone',
  'urgentAppointmentPayment',
  'resetForgotedPassword/almaz@example.com',
  'Confirmation',
  'InstructionPage',
  'Pay_With_PSS',
  'nowhere',
]
const originIdPages = [
  '',
  'Information',
  'Faq',
  'about',
  'contactUs',
  'guide',
  'service',
  'check-availablity',
  'manage-booking',
  'Status',
  'SignIn',
  'SignUp',
  'Application-List',
  'phone',
  'oid-Confirmation',
  'oid-instructionPage',
  'nowhere',
]

const shown = (portal: string, path: string) => `${portal}-${path.replaceAll(/[^a-z]+/gi, '-').toLowerCase() || 'home'}`

type Visit = Pick<Tour, 'page' | 'originIdUrl' | 'look'>

export const seesPassportPages = async ({ page, look }: Visit, home = '/') => {
  for (const path of passportPages) {
    await page.goto(`${home}${path}`)
    await isWhole(page)
    await look(shown('public', path))
  }
}

export const seesOriginIdPages = async ({ page, originIdUrl, look }: Visit) => {
  for (const path of originIdPages) {
    await page.goto(`${originIdUrl}/${path}`)
    await isWhole(page)
    await look(shown('public-origin-id', path))
  }
}

export const seesPublicPages = async (tour: Tour, home = '/') => {
  await seesPassportPages(tour, home)
  await seesOriginIdPages(tour)
}
