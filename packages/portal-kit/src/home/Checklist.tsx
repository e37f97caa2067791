import { CheckIcon } from '@invea/ui'

/** A §2: the checklist before one begins. */
export const Checklist = ({ title, items }: { title: string; items: readonly string[] }) => (
  <section aria-labelledby="before">
    <h2 id="before" className="mb-4">
      {title}
    </h2>
    <ul className="steps">
      {items.map((item) => (
        <li key={item}>
          <CheckIcon aria-hidden className="size-6" />
          <p>{item}</p>
        </li>
      ))}
    </ul>
  </section>
)
