import { type ComponentProps, useId } from 'react'

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string
  /** 0 to 100. */
  percent: number
}

/** How far something has come, as words, a number and a bar. */
export const ProgressBar = ({ label, percent, ...rest }: ProgressBarProps) => {
  const labelId = useId()
  return (
    <div {...rest}>
      <p className="flex justify-between gap-3 text-sm">
        <span id={labelId}>{label}</span>
        <span aria-hidden="true" className="digits">
          {Math.round(percent)} %
        </span>
      </p>
      <progress
        aria-labelledby={labelId}
        max={100}
        value={percent}
        className="mt-1 block h-2.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary"
      />
    </div>
  )
}
