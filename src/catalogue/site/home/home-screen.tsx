import { session } from '../../../providers/session/session.ts';
import { useStore } from '../../../providers/store.ts';
import { LazyBoundary } from '../../../ui/lazy/lazy-boundary.tsx';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import styles from './home-screen.module.css';
import { VisitorHome } from './visitor-home.tsx';

const SignedInHome = lazyWithRetry(async () => (await import('./signed-in/signed-in-home.tsx')).SignedInHome);

/** What the product does, for visitors; where to go on, for users. */
export function HomeScreen() {
  const isSignedIn = useStore(session) !== null;
  if (!isSignedIn) return <VisitorHome />;
  return (
    <LazyBoundary fallback={<div className={styles.loading} />}>
      <SignedInHome />
    </LazyBoundary>
  );
}
