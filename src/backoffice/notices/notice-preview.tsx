import { LazyBoundary } from '../../ui/lazy/lazy-boundary.tsx';
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx';
import type { Row } from '../resource.ts';
import styles from './notice-preview.module.css';

const RichText = lazyWithRetry(async () => (await import('../../providers/rich-text/rich-text.tsx')).RichText);

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The notice as in the storefront's dialog. */
export function NoticePreview({ values }: { values: Row }) {
  return (
    <article className={styles.notice}>
      {textOf(values.title) !== '' && <h3>{textOf(values.title)}</h3>}
      <LazyBoundary>
        <RichText className={styles.content} html={textOf(values.content)} />
      </LazyBoundary>
    </article>
  );
}
