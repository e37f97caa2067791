import { AvailabilityScreen, originIdDates } from '@invea/portal-kit/appointment/AvailabilityScreen.tsx'
import { createFileRoute } from '@tanstack/react-router'

/** D17: the earliest dates of every office; the address as it was published for passports. */
export const Route = createFileRoute('/check-availablity')({
  staticData: {
    title: 'guide:earliest.title',
    words: ['guide', 'originGuide', 'choice', 'booking', 'request', 'refusal'],
  },
  component: () => <AvailabilityScreen services={originIdDates} ready="originGuide:ready" />,
})
