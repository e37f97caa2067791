export { Announcer, useAnnounce } from './announcer.tsx'
