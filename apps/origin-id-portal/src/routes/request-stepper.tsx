import { createFileRoute, Navigate } from '@tanstack/react-router'

/** D18: a second spelling of the same page. */
export const Route = createFileRoute('/request-stepper')({
  component: () => <Navigate to="/request-appointment" replace />,
})
