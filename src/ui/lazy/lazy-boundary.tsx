import { Component, type ReactNode, Suspense } from 'react';
import { retryFailedImports } from './lazy-with-retry.tsx';

interface LazyBoundaryProps {
  children: ReactNode;
  /** Shown while the code loads. */
  fallback?: ReactNode;
  /** Shown when loading or rendering has failed. `onRetry` tries again; `tries` counts the failures. */
  errorFallback?: ReactNode | ((failure: { onRetry: () => void; tries: number }) => ReactNode);
  onError?: () => void;
}

/** Error and suspense boundary for lazy code: if it fails to load, only this part of the page is missing. */
export class LazyBoundary extends Component<LazyBoundaryProps, { hasFailed: boolean; tries: number }> {
  override state = { hasFailed: false, tries: 0 };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    retryFailedImports();
    this.setState(({ tries }) => ({ tries: tries + 1 }));
    this.props.onError?.();
  }

  override render() {
    const { children, fallback = null, errorFallback = null } = this.props;
    const { hasFailed, tries } = this.state;
    if (!hasFailed) return <Suspense fallback={fallback}>{children}</Suspense>;
    const onRetry = () => this.setState({ hasFailed: false });
    return typeof errorFallback === 'function' ? errorFallback({ onRetry, tries }) : errorFallback;
  }
}
