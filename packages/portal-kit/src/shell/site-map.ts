/** The public addresses of A §2 and B §2, as published (their spelling included), and our own. One portal has not all of them. */
export const places = {
  home: '/',
  appointment: '/request-appointment',
  urgentAppointment: '/urgent-appointment',
  requirements: '/Information',
  urgentGuide: '/Information/urgent',
  status: '/Status',
  manageApplication: '/manage-booking',
  services: '/service',
  schedule: '/check-availablity',
  about: '/about',
  contact: '/contactUs',
  faq: '/Faq',
  register: '/SignUp',
  login: '/SignIn',
  myApplications: '/Application-List',
  guide: '/guide',
  phone: '/phone',
} as const

export type Place = keyof typeof places
