import type { WordKey } from '../i18n/index.ts'
import type { Place } from './site-map.ts'

/** What makes two portals of one shell. */
export interface PortalLook {
  readonly name: WordKey
  /** What the sister portal is called where we link to it. */
  readonly otherPortal: WordKey
  /** The words of each link; a place that is left out is not linked to. */
  readonly links: Readonly<Partial<Record<Place, WordKey>>>
}

export const passportLook: PortalLook = {
  name: 'shell:passportPortal',
  otherPortal: 'shell:link.originIdPortal',
  links: {
    home: 'shell:link.home',
    appointment: 'shell:link.passportAppointment',
    urgentAppointment: 'shell:link.urgentAppointment',
    requirements: 'shell:link.requirements',
    status: 'shell:link.passportStatus',
    manageApplication: 'shell:link.manageApplication',
    services: 'shell:link.services',
    schedule: 'shell:link.schedule',
    about: 'shell:link.about',
    contact: 'shell:link.contact',
    faq: 'shell:link.faq',
    register: 'shell:link.register',
    login: 'shell:link.login',
  },
}

/** Origin ID has no urgent service (A §1). */
export const originIdLook: PortalLook = {
  name: 'shell:originIdPortal',
  otherPortal: 'shell:link.passportPortal',
  links: {
    home: 'shell:link.home',
    appointment: 'shell:link.originIdAppointment',
    requirements: 'shell:link.requirements',
    status: 'shell:link.originIdStatus',
    manageApplication: 'shell:link.manageApplication',
    services: 'shell:link.services',
    schedule: 'shell:link.schedule',
    about: 'shell:link.about',
    contact: 'shell:link.contact',
    faq: 'shell:link.faq',
    register: 'shell:link.register',
    login: 'shell:link.login',
  },
}

/** Links of the header, in order (A §2, B §2). */
export const headerPlaces: readonly Place[] = [
  'home',
  'appointment',
  'urgentAppointment',
  'requirements',
  'status',
  'manageApplication',
  'about',
  'contact',
]

/** Links of the footer, in order (A §2, B §2). */
export const footerPlaces: readonly Place[] = [
  'about',
  'requirements',
  'services',
  'status',
  'contact',
  'schedule',
  'faq',
]
