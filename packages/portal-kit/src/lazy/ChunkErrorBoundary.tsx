import { Component, type ReactNode } from 'react'
import { isLostChunk } from '../shell/chunk-load-error.ts'
import { renewLostParts } from './lazy-component.ts'

interface PartBoundaryProps {
  readonly children: ReactNode
  /** Shown in the place of a part that could not be fetched; it may ask for another try. */
  readonly missing: (retry: () => void) => ReactNode
}

/** Keeps the page when a part of it could not be fetched. Any other error goes on to the page's own boundary. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly failure?: unknown }> {
  override state: { readonly failure?: unknown } = {}

  static getDerivedStateFromError = (failure: unknown) => ({ failure })

  retry = () => {
    renewLostParts()
    this.setState({ failure: undefined })
  }

  override render() {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    if (!isLostChunk(failure)) throw failure
    return this.props.missing(this.retry)
  }
}
