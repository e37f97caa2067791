import { createElement, Fragment, type ReactNode } from 'react'
import { type InstructionNode, parseInstruction } from './instruction-tree.ts'

const show = (node: InstructionNode, at: number): ReactNode =>
  typeof node === 'string'
    ? node
    : // The tag comes from the closed list of the parser and carries no attribute.
      createElement(node.tag, { key: at }, ...node.children.map(show))

/** One step of a payment instruction, as React elements made from the parsed tree (D21). */
export const InstructionText = ({ html }: { readonly html: string }) => (
  <Fragment>{parseInstruction(html).map(show)}</Fragment>
)
