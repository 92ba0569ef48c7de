import { Component, type ReactNode } from 'react';

interface IslandBoundaryProps {
  children: ReactNode;
  onReady: () => void;
  onError: (error: unknown) => void;
}

/** Error boundary of an island; also reports when its first render is in the document. */
export class IslandBoundary extends Component<IslandBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount() {
    if (!this.state.hasFailed) this.props.onReady();
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
