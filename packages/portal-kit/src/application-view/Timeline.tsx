import { type Application, timelineOf } from '@invea/domain'
import type { TimelineStep } from '@invea/domain/application'
import { CheckIcon, CloseIcon, VisuallyHidden } from '@invea/ui'
import { type DisplayContext, dayWords, momentWords } from '../shell/display-context.ts'

const look = {
  done: 'border-success bg-success text-on-primary',
  current: 'border-primary bg-surface',
  todo: 'border-line bg-sunken',
  stopped: 'border-danger bg-danger text-on-primary',
} as const satisfies Record<TimelineStep['state'], string>

const Mark = ({ state }: Pick<TimelineStep, 'state'>) => (
  <span
    aria-hidden="true"
    className={`grid size-7 shrink-0 place-items-center rounded-full border-2 print:hidden ${look[state]}`}
  >
    {state === 'done' && <CheckIcon className="size-4" />}
    {state === 'stopped' && <CloseIcon className="size-4" />}
    {state === 'current' && <span className="size-2.5 rounded-full bg-primary" />}
  </span>
)

/** How far the application is; only steps that something in the service sets. */
export const Timeline = ({
  application,
  display,
}: {
  readonly application: Application
  readonly display: DisplayContext
}) => {
  const { t, reader } = display
  return (
    <ol className="flex flex-col gap-3" aria-label={t('application:timeline.title')}>
      {timelineOf(application).map(({ id, state, at, day }) => (
        <li key={id} className="flex gap-3" aria-current={state === 'current' ? 'step' : undefined}>
          <Mark state={state} />
          <span className="min-w-0">
            <span className={state === 'todo' ? 'text-muted' : 'font-semibold'}>{t(`application:timeline.${id}`)}</span>
            <VisuallyHidden>: {t(`application:timeline.${state}`)}</VisuallyHidden>
            {(at || day) && (
              <span className="block text-sm text-muted">
                {at ? momentWords(at, reader) : day && dayWords(day, reader)}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
