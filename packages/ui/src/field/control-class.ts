/** The look of everything one can type or choose in. */
export const controlClass =
  'block min-h-12 w-full rounded-md border-2 border-edge bg-surface px-3 py-2 text-base text-ink placeholder:text-muted hover:border-primary disabled:border-line disabled:bg-sunken disabled:text-muted aria-invalid:border-danger'
