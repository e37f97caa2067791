import { loadStep } from '@invea/portal-kit/journey-pages/load-step.ts'
import { stepWords } from '@invea/portal-kit/journey-pages/request-words.ts'
import { StepPage } from '@invea/portal-kit/journey-pages/StepPage.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { passportForm } from '../request-form.ts'

const StepOfRequest = () => {
  const { step } = Route.useParams()
  const { store, Content } = Route.useLoaderData()
  return store && <StepPage form={passportForm} store={store} named={step} Content={Content} />
}

/** One step of the request. */
export const Route = createFileRoute('/request-appointment/$step')({
  staticData: { words: stepWords, formFirst: true },
  loader: ({ params, context, location }) => loadStep(passportForm, params.step, context, location.search),
  shouldReload: true,
  gcTime: 0,
  component: StepOfRequest,
})
