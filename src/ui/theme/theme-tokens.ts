/** Reads a token of tokens.css by its name without the leading dashes. */
export type TokenReader = (name: string) => string;

export const readThemeTokens: TokenReader = (name) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** Calls the listener when theme or brand changes. */
export function watchTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'data-brand'] });
  return () => observer.disconnect();
}
