import { cx } from 'class-variance-authority'
import { Timer } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { announce } from './announce.ts'

/** True when the time has passed one of the thresholds (seconds) since `before`. */
export const crossedThreshold = (before: number, now: number, thresholds: readonly number[]): boolean =>
  thresholds.some((threshold) => before > threshold && now <= threshold)

export interface CountdownProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Remaining whole seconds. The caller supplies the time. */
  secondsLeft: number
  /** The visible text, for example "Your appointment is held for 12 minutes". */
  children: ReactNode
  /** The announcement at a threshold. */
  announce: (secondsLeft: number) => string
  /** The countdown is urgent at this number of seconds or fewer. */
  urgentBelow?: number
}

/** Remaining seconds at which screen readers announce the time politely. */
const thresholds = [600, 300, 120, 60, 30, 0]

/** Shows the remaining time. Screen readers announce it only at the thresholds. */
export const Countdown = ({
  secondsLeft,
  children,
  announce: announcement,
  urgentBelow = 120,
  className,
  ...rest
}: CountdownProps) => {
  const before = useRef(secondsLeft)
  useEffect(() => {
    if (crossedThreshold(before.current, secondsLeft, thresholds)) announce(announcement(secondsLeft))
    before.current = secondsLeft
  }, [secondsLeft, announcement])
  const urgent = secondsLeft <= urgentBelow
  return (
    <div
      role="timer"
      className={cx(
        'flex items-center gap-3 rounded-lg border-2 px-4 py-2 digits print:hidden',
        urgent ? 'border-warning bg-warning-soft font-semibold text-warning' : 'border-line bg-surface',
        className,
      )}
      {...rest}
    >
      <Timer aria-hidden="true" className="size-6" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
