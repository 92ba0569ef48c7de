import { Component, type ReactNode } from 'react';

interface IslandBoundaryProps {
  children: ReactNode;
  onReady: () => void;
  onError: (error: unknown) => void;
}

/** Says when an island's first rendering is in the document, and keeps its errors from everything around it. */
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
