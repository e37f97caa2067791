import { AvailabilityScreen, passportDates } from '@invea/portal-kit/appointment/AvailabilityScreen.tsx'
import { createFileRoute } from '@tanstack/react-router'

/** D17: the earliest dates of every office; the address as it was published. */
export const Route = createFileRoute('/check-availablity')({
  staticData: {
    title: 'guide:earliest.title',
    words: ['guide', 'choice', 'booking', 'request', 'refusal'],
  },
  component: () => <AvailabilityScreen services={passportDates} ready="guide:earliest.ready" />,
})
