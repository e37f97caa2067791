import { Menu } from 'lucide-react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'

/** A menu that the browser opens by itself; scripts only close it: after a link was followed and on Escape. */
export const PhoneMenu = ({ label, children }: { label: string; children: ReactNode }) => {
  const closeAfterLink = ({ target, currentTarget }: MouseEvent<HTMLDetailsElement>) => {
    if ((target as Element).closest('a')) currentTarget.open = false
  }
  const closeOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== 'Escape' || !currentTarget.open) return
    currentTarget.open = false
    currentTarget.querySelector('summary')?.focus()
  }
  return (
    <details className="lg:hidden" onClick={closeAfterLink} onKeyDown={closeOnEscape}>
      <summary className="flex min-h-11 list-none flex-col items-center justify-center rounded-md border border-current px-2 text-sm leading-none font-semibold [&::-webkit-details-marker]:hidden">
        <Menu aria-hidden="true" className="size-5" />
        {label}
      </summary>
      <div className="absolute inset-x-0 z-40 mt-2.5 flex max-h-[75dvh] flex-col gap-3 overflow-y-auto bg-brand px-4 pb-5 raised">
        {children}
      </div>
    </details>
  )
}
