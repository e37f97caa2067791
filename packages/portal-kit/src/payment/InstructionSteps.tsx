import type { PaymentOrder } from '@invea/domain/application'
import { createElement, Fragment, type ReactNode } from 'react'
import { Block } from '../application-view/ApplicantBlocks.tsx'
import { useTranslation } from '../i18n/i18n.ts'

/** Allowed tags of a payment instruction. Everything else is read as plain text (D21). */
type InstructionTag = 'b' | 'strong' | 'i' | 'em' | 'u' | 'code' | 'br' | 'p' | 'ul' | 'ol' | 'li'
export type InstructionNode = string | InstructionElement
interface InstructionElement {
  readonly tag: InstructionTag
  readonly children: readonly InstructionNode[]
}

const inline = ['b', 'strong', 'i', 'em', 'u', 'code', 'br'] as const

/** Allowed tags inside each tag. Drops other tags and keeps their text. */
const accepts = {
  root: [...inline, 'p', 'ul', 'ol'],
  p: inline,
  li: [...inline, 'ul', 'ol'],
  ul: ['li'],
  ol: ['li'],
  b: inline,
  strong: inline,
  i: inline,
  em: inline,
  u: inline,
  code: inline,
  br: [],
} as const satisfies Record<InstructionTag | 'root', readonly InstructionTag[]>

/** Elements whose content is dropped with the tag, because it is not text for readers. */
const hidden = /^(script|style|iframe|object|template|noscript|noembed|noframes|textarea|title|svg|math|xmp|select)$/

/** Characters. Longer texts are cut, so that a provider's mistake cannot freeze a phone. */
const longest = 20_000
const deepest = 12

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

const decodeEntities = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-z]{2,6}));/g, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

type Frame = { readonly tag: InstructionTag | 'root'; readonly children: InstructionNode[] }

const isAcceptedBy = (frame: Frame, tag: string): tag is InstructionTag =>
  (accepts[frame.tag] as readonly string[]).includes(tag)

/**
 * Parses the HTML of a payment instruction into a tree of allowed tags without attributes. The tree is rendered as React elements, so
 * that no text of a provider reaches `innerHTML` (B §3 instractions, D21).
 */
export const parseInstruction = (html: string): readonly InstructionNode[] => {
  const source = html.slice(0, longest)
  // Character by character, because toLowerCase of a whole text can change its length and shift indexes.
  const lowered = source.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  const root: Frame = { tag: 'root', children: [] }
  const open: Frame[] = [root]
  const current = () => open[open.length - 1] ?? root

  const addText = (raw: string) => {
    const frame = current()
    const text = decodeEntities(raw)
    const isList = frame.tag === 'ul' || frame.tag === 'ol'
    if (!isList) frame.children.push(text)
    else if (text.trim()) frame.children.push({ tag: 'li', children: [text] })
  }

  const openTag = (tag: string) => {
    // As in HTML, a new paragraph or item ends the one before it.
    while (open.length > 1 && !isAcceptedBy(current(), tag) && /^(p|li)$/.test(current().tag)) open.pop()
    const parent = current()
    if (!isAcceptedBy(parent, tag) || open.length > deepest) return
    const element = { tag, children: [] }
    parent.children.push(element)
    if (tag !== 'br') open.push(element)
  }

  const closeTag = (tag: string) => {
    const at = open.map((frame) => frame.tag === tag).lastIndexOf(true)
    if (at > 0) open.length = at
  }

  let at = 0
  while (at < source.length) {
    const opening = source.indexOf('<', at)
    if (opening === -1) {
      addText(source.slice(at))
      break
    }
    if (opening > at) addText(source.slice(at, opening))
    const name = /^<(\/?)([a-zA-Z][a-zA-Z0-9]*)/.exec(source.slice(opening, opening + 24))
    const comment = source.startsWith('<!', opening) || source.startsWith('<?', opening)
    if (!name && !comment) {
      addText('<')
      at = opening + 1
      continue
    }
    const end = source.startsWith('<!--', opening) ? '-->' : '>'
    const closing = source.indexOf(end, opening)
    if (closing === -1) break
    at = closing + end.length
    if (!name) continue
    const tag = (name[2] ?? '').toLowerCase()
    if (name[1]) closeTag(tag)
    else if (hidden.test(tag)) {
      const close = lowered.indexOf(`</${tag}`, at)
      at = close === -1 ? source.length : close
    } else openTag(tag)
  }
  return root.children
}

const show = (node: InstructionNode, at: number): ReactNode =>
  typeof node === 'string'
    ? node
    : // The tag is one of the parser's allowed tags and has no attributes.
      createElement(node.tag, { key: at }, ...node.children.map(show))

/** One step of a payment instruction, as React elements made from the parsed tree (D21). */
export const InstructionText = ({ html }: { readonly html: string }) => (
  <Fragment>{parseInstruction(html).map(show)}</Fragment>
)

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
