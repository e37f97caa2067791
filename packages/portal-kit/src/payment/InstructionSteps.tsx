import type { PaymentOrder } from '@invea/domain/application'
import { createElement, Fragment, type ReactNode } from 'react'
import { Block } from '../application-view/ApplicantBlocks.tsx'
import { useTranslation } from '../i18n/i18n.ts'

/** The marks a payment instruction may carry; everything else is read as plain text (D21). */
type InstructionTag = 'b' | 'strong' | 'i' | 'em' | 'u' | 'code' | 'br' | 'p' | 'ul' | 'ol' | 'li'
export type InstructionNode = string | InstructionElement
interface InstructionElement {
  readonly tag: InstructionTag
  readonly children: readonly InstructionNode[]
}

const inline = ['b', 'strong', 'i', 'em', 'u', 'code', 'br'] as const

/** Tags allowed inside each tag. A tag that is not allowed is dropped; its text stays. */
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

/** Elements whose content is not text for a reader: it goes with the tag. */
const hidden = /^(script|style|iframe|object|template|noscript|noembed|noframes|textarea|title|svg|math|xmp|select)$/

/** Longer texts are cut: an instruction is a few sentences, and a provider's mistake must not freeze a phone. */
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
 * Reads the HTML of one payment instruction into a tree of harmless marks without attributes.
 * The tree is shown as React elements, so no text of a provider ever reaches `innerHTML` (B §3 instractions, D21).
 */
export const parseInstruction = (html: string): readonly InstructionNode[] => {
  const source = html.slice(0, longest)
  // Letter by letter: a whole-string toLowerCase may change the length and shift every index.
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
    const at = open.findLastIndex((frame) => frame.tag === tag)
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

/** The text of an instruction without its marks, as a screen reader or a message would give it. */
export const instructionText = (nodes: readonly InstructionNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : instructionText(node.children))).join('')

const show = (node: InstructionNode, at: number): ReactNode =>
  typeof node === 'string'
    ? node
    : // The tag comes from the closed list of the parser and has no attribute.
      createElement(node.tag, { key: at }, ...node.children.map(show))

/** One step of a payment instruction, as React elements made from the parsed tree (D21). */
export const InstructionText = ({ html }: { readonly html: string }) => (
  <Fragment>{parseInstruction(html).map(show)}</Fragment>
)

/** How the order is paid, step by step, in the words of the service or the provider (B §2, D21). */
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
