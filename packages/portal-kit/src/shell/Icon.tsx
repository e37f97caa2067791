/** Line drawings on a 24 by 24 grid; the look stands in shell.css. */
const drawings = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  phone: 'M6 4h3l2 5-2.5 2a11 11 0 0 0 4.5 4.5L15.5 13l4.5 2v3a2 2 0 0 1-2.2 2A16 16 0 0 1 4 6.2 2 2 0 0 1 6 4Z',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8v4l3 2',
  check: 'M5 12.5 10 17 19 7',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  outside: 'M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9',
  next: 'M9 5l7 7-7 7',
  previous: 'M15 5l-7 7 7 7',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5l11 7-11 7z',
  alert: 'M12 4 2.5 20h19zM12 10v4M12 17v.5',
} as const

export type IconName = keyof typeof drawings

/** A small drawing beside words; never the only thing that says something, so it is silent. */
export const Icon = ({ name, className = '' }: { name: IconName; className?: string }) => (
  <svg className={`icon ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={drawings[name]} />
  </svg>
)
