/** The tokens of tokens.css by their names without the dashes. */
export type TokenReader = (name: string) => string;

export const readThemeTokens: TokenReader = (name) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** Tells of another theme or brand. */
export function watchTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'data-brand'] });
  return () => observer.disconnect();
}
