import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

const levels = {
  1: 'bg-danger',
  2: 'bg-warning',
  3: 'bg-success',
  4: 'bg-success',
}

export interface StrengthMeterProps {
  level: keyof typeof levels
  /** The level in words, "Password strength: good". */
  children: ReactNode
}

/** Four bars and a word; the word is spoken when it changes. */
export const StrengthMeter = ({ level, children }: StrengthMeterProps) => (
  <div className="mt-1">
    <div aria-hidden="true" className="flex gap-1">
      {([1, 2, 3, 4] as const).map((bar) => (
        <span key={bar} className={cx('h-1.5 flex-1 rounded-full', bar <= level ? levels[level] : 'bg-line')} />
      ))}
    </div>
    <p aria-live="polite" className="mt-1 text-sm">
      {children}
    </p>
  </div>
)
