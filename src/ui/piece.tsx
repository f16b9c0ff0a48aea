import { Component, type ReactNode, Suspense } from 'react';
import { fetchAnew } from './late.tsx';

interface PieceProps {
  children: ReactNode;
  /** What stands in its place while its code is on the way. */
  meanwhile?: ReactNode;
  /**
   * What stands in its place when it has not come, or has broken: nothing, unless it was asked for. `onAgain` tries
   * again, `tries` counts how often it has failed.
   */
  instead?: ReactNode | ((missing: { onAgain: () => void; tries: number }) => ReactNode);
  onMissing?: () => void;
}

/**
 * A part of the page whose code comes by itself. Should the connection be lost on the way, this part is missing: without
 * a bound around it the whole page would give way to an error, with all that was typed on it.
 */
export class Piece extends Component<PieceProps, { isMissing: boolean; tries: number }> {
  override state = { isMissing: false, tries: 0 };

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override componentDidCatch() {
    fetchAnew();
    this.setState(({ tries }) => ({ tries: tries + 1 }));
    this.props.onMissing?.();
  }

  override render() {
    const { children, meanwhile = null, instead = null } = this.props;
    const { isMissing, tries } = this.state;
    if (!isMissing) return <Suspense fallback={meanwhile}>{children}</Suspense>;
    const onAgain = () => this.setState({ isMissing: false });
    return typeof instead === 'function' ? instead({ onAgain, tries }) : instead;
  }
}
