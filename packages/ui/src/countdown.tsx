import { cx } from 'class-variance-authority'
import { Timer } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'

/** True when the time has passed one of the thresholds (seconds) since `before`. */
export const crossedThreshold = (before: number, now: number, thresholds: readonly number[]): boolean =>
  thresholds.some((threshold) => before > threshold && now <= threshold)

export interface CountdownProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whole seconds that remain; the caller owns the clock. */
  secondsLeft: number
  /** The visible text, for example "Your appointment is held for 12 minutes". */
  children: ReactNode
  /** Seconds left at which screen readers announce the time, politely. */
  thresholds?: readonly number[]
  /** The announcement at a threshold. */
  announce: (secondsLeft: number) => string
  /** Shows the countdown as urgent at this number of seconds and below. */
  urgentBelow?: number
}

const usualThresholds = [600, 300, 120, 60, 30, 0]

/** Remaining time. Screen readers announce it only at the thresholds. */
export const Countdown = ({
  secondsLeft,
  children,
  thresholds = usualThresholds,
  announce,
  urgentBelow = 120,
  className,
  ...rest
}: CountdownProps) => {
  const before = useRef(secondsLeft)
  const [spoken, setSpoken] = useState({ seconds: 0, sentence: '' })
  useEffect(() => {
    if (crossedThreshold(before.current, secondsLeft, thresholds))
      setSpoken({ seconds: secondsLeft, sentence: announce(secondsLeft) })
    before.current = secondsLeft
  }, [secondsLeft, thresholds, announce])
  // A different sentence for the same seconds means that the language changed: announce the current time.
  if (spoken.sentence && announce(spoken.seconds) !== spoken.sentence)
    setSpoken({ seconds: secondsLeft, sentence: announce(secondsLeft) })
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
      <Timer aria-hidden="true" className="size-6 shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
      <span aria-live="polite" className="sr-only">
        {spoken.sentence}
      </span>
    </div>
  )
}
