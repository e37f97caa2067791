import { cx } from 'class-variance-authority'
import { Tabs as Parts } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'

export interface TabsProps extends Omit<ComponentProps<typeof Parts.Root>, 'onValueChange' | 'onChange'> {
  /** Accessible name of the tab list. */
  label: string
  /** The tabs in order. */
  tabs: readonly { readonly id: string; readonly title: ReactNode; readonly content: ReactNode }[]
  /** Called with the id of the opened tab. */
  onChange?: (tabId: string) => void
}

/** Two or three views of the same content. Arrow keys move between the tabs. */
export const Tabs = ({ label, tabs, onChange, className, ...rest }: TabsProps) => (
  <Parts.Root
    defaultValue={tabs[0]?.id}
    {...(onChange && { onValueChange: onChange })}
    className={cx('flex flex-col gap-5', className)}
    {...rest}
  >
    <Parts.List aria-label={label} className="flex gap-1 overflow-x-auto border-b-2 border-line print:hidden">
      {tabs.map(({ id, title }) => (
        <Parts.Trigger
          key={id}
          value={id}
          className="-mb-0.5 min-h-12 flex-1 rounded-t-md border-b-4 border-transparent px-4 py-2 font-semibold text-muted -outline-offset-3 hover:bg-primary-soft data-[state=active]:border-primary data-[state=active]:text-primary sm:flex-none"
        >
          {title}
        </Parts.Trigger>
      ))}
    </Parts.List>
    {tabs.map(({ id, content }) => (
      <Parts.Content key={id} value={id}>
        {content}
      </Parts.Content>
    ))}
  </Parts.Root>
)
