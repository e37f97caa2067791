import type { PaymentOrder } from '@invea/domain/application'
import { createElement, Fragment, type ReactNode } from 'react'
import { Block } from '../application-view/ApplicantBlocks.tsx'
import { useTranslation } from '../i18n/i18n.ts'

/** Tags of a payment instruction that are shown, without attributes. Of other tags only the text is shown (D21). */
const shown = ['b', 'strong', 'i', 'em', 'u', 'code', 'br', 'p', 'ul', 'ol', 'li']

/** Elements whose content is not text for readers. */
const hidden = /^(script|style|iframe|object|template|noscript|noembed|noframes|textarea|title|svg|math|xmp|select)$/

/** Characters. Longer texts are cut, so that a provider's mistake cannot freeze a phone. */
const longest = 20_000
const deepest = 12

const show = (node: ChildNode, key: number, depth: number): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (node.nodeType !== Node.ELEMENT_NODE) return null
  const { localName } = node as Element
  if (hidden.test(localName)) return null
  if (depth === deepest) return node.textContent
  const children = [...node.childNodes].map((child, at) => show(child, at, depth + 1))
  return createElement(shown.includes(localName) ? localName : Fragment, { key }, ...children)
}

/**
 * A text of a provider as React elements (B §3 instractions, D21). The browser parses it into a document that runs no code and loads
 * nothing.
 */
export const InstructionText = ({ html }: { readonly html: string }) => {
  const { body } = new DOMParser().parseFromString(html.slice(0, longest), 'text/html')
  return <>{[...body.childNodes].map((node, at) => show(node, at, 1))}</>
}

/** Steps of the payment in the texts of the service or the provider (B §2, D21). */
export const InstructionSteps = ({ order: { optionName, instructions } }: { readonly order: PaymentOrder }) => {
  const { t } = useTranslation('payment')
  if (instructions.length === 0) return null
  return (
    <Block title={t('instruction.steps', { option: optionName })} level={2}>
      <ol className="flex list-decimal flex-col gap-2 pl-6 marker:font-bold">
        {instructions.map((html) => (
          <li key={html}>
            <InstructionText html={html} />
          </li>
        ))}
      </ol>
    </Block>
  )
}
