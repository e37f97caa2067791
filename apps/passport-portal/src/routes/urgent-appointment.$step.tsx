import { loadStep } from '@invea/portal-kit/journey-pages/load-step.ts'
import { stepWords } from '@invea/portal-kit/journey-pages/request-words.ts'
import { StepPage } from '@invea/portal-kit/journey-pages/StepPage.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { urgentForm } from '../urgent-form.ts'

const StepOfUrgent = () => {
  const { step } = Route.useParams()
  const { store, Content } = Route.useLoaderData()
  return store && <StepPage form={urgentForm} store={store} named={step} Content={Content} />
}

/** One step of the urgent request. */
export const Route = createFileRoute('/urgent-appointment/$step')({
  staticData: { words: stepWords, formFirst: true },
  loader: ({ params, context, location }) => loadStep(urgentForm, params.step, context, location.search),
  shouldReload: true,
  gcTime: 0,
  component: StepOfUrgent,
})
