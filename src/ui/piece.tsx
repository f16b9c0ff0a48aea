import { Component, type ReactNode, Suspense } from 'react';

interface PieceProps {
  children: ReactNode;
  /** What stands in its place while its code is on the way. */
  meanwhile?: ReactNode;
  /** What stands in its place when it has not come, or has broken: nothing, unless it was asked for. */
  instead?: ReactNode;
  onMissing?: () => void;
}

/**
 * A part of the page whose code comes by itself. Should the connection be lost on the way, this part is missing: without
 * a bound around it the whole page would give way to an error, with all that was typed on it.
 */
export class Piece extends Component<PieceProps, { isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override componentDidCatch() {
    this.props.onMissing?.();
  }

  override render() {
    const { children, meanwhile = null, instead = null } = this.props;
    return this.state.isMissing ? instead : <Suspense fallback={meanwhile}>{children}</Suspense>;
  }
}
