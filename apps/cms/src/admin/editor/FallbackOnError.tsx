import { Component, type ReactNode } from 'react'

interface FallbackProps {
  fallback: ReactNode
  children: ReactNode
}

/** Shows something simpler where the children cannot be loaded or fail: the form stays usable. */
export class FallbackOnError extends Component<FallbackProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
