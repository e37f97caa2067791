/** Addresses of all pages. Those of A §2 and B §2 keep the published spelling. A portal may not have all pages. */
export const pagePaths = {
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

export type PageId = keyof typeof pagePaths
