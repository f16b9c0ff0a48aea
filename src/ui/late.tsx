import { type ComponentType, createElement, type FunctionComponent, lazy } from 'react';

/** What could not be fetched, and has not been asked for since. */
const failed = new Set<() => void>();

/**
 * A component whose code is fetched when it is first shown, in a `ui/piece`. What does not come is asked for once more at
 * once, for a moment's loss; and afresh whenever it is shown after `fetchAnew`.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): FunctionComponent<Props> {
  const begin = () =>
    lazy(async () => {
      try {
        // What it takes is checked where it is used, as `Late`.
        return { default: (await load().catch(load)) as ComponentType<object> };
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

/**
 * Takes a stylesheet that did not come out of the page. One that stands there passes for fetched: what is tried again
 * would be drawn without it.
 */
export function dropFailedStyles(): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
  };
  // An error of a file does not bubble.
  document.addEventListener('error', onError, true);
}
