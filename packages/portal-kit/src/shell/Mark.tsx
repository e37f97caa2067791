/** The mark of the service: a booklet with a woven diamond, drawn for this project. It is no emblem of state. */
export const Mark = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
    <path
      fill="currentColor"
      d="M8 3h22a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z"
      opacity=".16"
    />
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      d="M8 3h22a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm12 6 8 8-8 8-8-8zm0 4.5 3.5 3.5-3.5 3.5-3.5-3.5zM13 31h14"
    />
  </svg>
)
