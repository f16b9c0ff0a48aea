import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import mono from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?url';

/** Latin letters, digits and signs only: punctuation shared with Chinese keeps the width of the Chinese font. */
const LATIN = 'U+20-7E, U+A0-FF, U+20AC, U+2212';

/** Loads the fonts that tokens.css names. A font that cannot be loaded leaves the fallback in place. */
export function loadFonts(): void {
  for (const [family, file] of [
    ['Inter', inter],
    ['JetBrains Mono', mono],
  ] as const) {
    const face = new FontFace(family, `url(${file}) format("woff2")`, { weight: '100 900', unicodeRange: LATIN });
    void face.load().then(
      (loaded) => document.fonts.add(loaded),
      () => undefined,
    );
  }
}
