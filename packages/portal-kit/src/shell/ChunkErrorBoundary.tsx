import { Component, type ReactNode } from 'react'
import { isChunkLoadError, retryFailedImports } from './lazy-component.ts'

interface ChunkErrorBoundaryProps {
  readonly children: ReactNode
  /** Rendered instead of a component that could not be fetched; may call `retry`. */
  readonly missing: (retry: () => void) => ReactNode
}

/** Error boundary for failed imports. Other errors are rethrown to the page's own boundary. */
export class ChunkErrorBoundary extends Component<ChunkErrorBoundaryProps, { readonly failure?: unknown }> {
  constructor(props: ChunkErrorBoundaryProps) {
    super(props)
    // Set here, because a class field costs a file of its own: Safari 15 needs a helper for it.
    this.state = {}
    this.retry = this.retry.bind(this)
  }

  static getDerivedStateFromError(failure: unknown) {
    return { failure }
  }

  retry() {
    retryFailedImports()
    this.setState({ failure: undefined })
  }

  override render() {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    if (!isChunkLoadError(failure)) throw failure
    return this.props.missing(this.retry)
  }
}
