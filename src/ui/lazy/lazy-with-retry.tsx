import { type ComponentType, createElement, type FunctionComponent, lazy } from 'react';

/** Resets components whose import has failed. */
const failed = new Set<() => void>();
/** URLs of stylesheets that failed to load. */
const failedStyles = new Set<string>();

/** Renders the component itself once it is preloaded: the server cannot wait for code while it renders. */
type LazyComponent<Props> = FunctionComponent<Props> & { preload(): Promise<void> };

/**
 * A lazily loaded component, to be rendered inside a `LazyBoundary`. A failed import is retried once at once, and again on
 * the next render after `retryFailedImports`.
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const begin = () =>
    lazy(async () => {
      try {
        // The props are checked at the use, by the type of `LazyComponent`.
        return { default: (await importWithStyles(load).catch(() => importWithStyles(load))) as ComponentType<object> };
      } catch (error) {
        failed.add(() => {
          code = begin();
        });
        throw error;
      }
    });
  let code = begin();
  let preloaded: ComponentType<Props> | undefined;
  const preload = async () => {
    preloaded = await load();
  };
  const Lazy = (props: Props) =>
    preloaded === undefined ? createElement(code, props) : createElement(preloaded, props);
  return Object.assign(Lazy, { preload });
}

/** Makes failed imports load again: React.lazy caches a rejection forever. */
export function retryFailedImports(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/** Remembers stylesheets that failed to load, so that a retried import is not rendered without its styles. */
export function trackFailedStyles(): void {
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    failedStyles.add(target.href);
    target.remove();
  };
  // Load errors do not bubble.
  document.addEventListener('error', onError, true);
}

/** The bundler requests each stylesheet once and then considers it loaded, so failed ones are reloaded here. */
async function importWithStyles<Code>(load: () => Promise<Code>): Promise<Code> {
  await Promise.all([...failedStyles].map(reloadStyle));
  return load();
}

function reloadStyle(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      failedStyles.delete(href);
      resolve();
    });
    link.addEventListener('error', () => reject(new Error(`${href} failed to load`)));
    document.head.append(link);
  });
}
