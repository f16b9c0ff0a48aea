import { type ComponentType, createElement, type FunctionComponent, lazy } from 'react';

/** What could not be fetched, and has not been asked for since. */
const failed = new Set<() => void>();
/** Addresses of stylesheets that did not come. */
const lostStyles = new Set<string>();

/**
 * A component whose code is fetched when it is first shown, in a `ui/piece`. What does not come is asked for once more at
 * once, for a moment's loss; and afresh whenever it is shown after `fetchAnew`.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): FunctionComponent<Props> {
  const begin = () =>
    lazy(async () => {
      try {
        // What it takes is checked where it is used, as `Late`.
        return { default: (await dressed(load).catch(() => dressed(load))) as ComponentType<object> };
      } catch (error) {
        failed.add(() => {
          code = begin();
        });
        throw error;
      }
    });
  let code = begin();
  return function Late(props: Props) {
    return createElement(code, props);
  };
}

/** Lets what has failed be fetched again: React itself keeps a failure for good. */
export function fetchAnew(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/** Notes every stylesheet that does not come, so that what it dresses is not drawn without it when it is tried again. */
export function watchStyles(): void {
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    lostStyles.add(target.href);
    target.remove();
  };
  // An error of a file does not bubble.
  document.addEventListener('error', onError, true);
}

/** Code with its styles: the bundler asks for each stylesheet once only, and then takes it for fetched. */
async function dressed<Code>(load: () => Promise<Code>): Promise<Code> {
  await Promise.all([...lostStyles].map(styleAgain));
  return load();
}

function styleAgain(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      lostStyles.delete(href);
      resolve();
    });
    link.addEventListener('error', () => reject(new Error(`${href} could not be fetched`)));
    document.head.append(link);
  });
}
