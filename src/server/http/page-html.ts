import type { PreparedPage } from '../../contract/prepared-page.ts';
import type { PageHints } from './page-language.ts';

/** The page with the site's facts in it, as data that cannot end its own element. */
export function pageWith(html: string, site: unknown): string {
  return withJson(html, 'site', site);
}

/** The page with its screen's files named, so that they come beside the start and not after it. */
export function withPreloads(html: string, files: readonly string[]): string {
  const isNew = (name: string) => !html.includes(`/${name}"`);
  const kind = (name: string) => (name.endsWith('.css') ? 'rel="stylesheet"' : 'rel="modulepreload"');
  const links = files.filter(isNew).map((name) => `<link ${kind(name)} crossorigin href="/${name}">`);
  return replaced(html, '</head>', `${links.join('')}</head>`);
}

interface FrameParts {
  frame: string;
  /** The start's styles, to stand in the page itself. */
  styles: string;
  /** The scripts and styles of the screen. */
  files: readonly string[];
}

/**
 * The page with something to see in it while its scripts come: the frame of the screen, over everything until #root is
 * filled. The screen's styles are named after it, where they keep no one from seeing it; its scripts wait for them.
 */
export function withSkeleton(html: string, { frame, styles, files }: FrameParts): string {
  const isStyle = (name: string) => name.endsWith('.css');
  const later = files.filter(isStyle).filter((name) => !html.includes(`/${name}"`));
  const links = later.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`);
  const scripts = files.filter((name) => !isStyle(name));
  return [
    ['</head>', `<style>${styles}${darkByDevice(styles)}</style>${WITHOUT_SCRIPT}</head>`] as const,
    ['<div id="root"></div>', `<div id="root"></div><div id="frame" aria-hidden="true">${frame}</div>`] as const,
    ['</body>', `${links.join('')}</body>`] as const,
  ].reduce((text, [place, part]) => replaced(text, place, part), withPreloads(asWritten(html), scripts));
}

/** Without scripts no screen ever comes, and what is said of that is not to be covered. */
const WITHOUT_SCRIPT = '<noscript><style>#frame{display:none}</style></noscript>';

/** The page in its language, theme and brand before any script says so. */
export function withHints(html: string, { language, theme, isSignedIn }: PageHints, brand: string): string {
  const attributes = [
    `lang="${language}"`,
    `data-brand="${brand}"`,
    theme === null ? '' : `data-theme="${theme}"`,
    isSignedIn ? 'data-signed-in' : '',
  ];
  return replaced(html, /<html[^>]*>/, `<html ${attributes.filter(Boolean).join(' ')}>`);
}

interface PageParts {
  page: PreparedPage;
  /** The styles of the page's files, to stand in the page itself. */
  styles: string;
  /** Scheme, host and path, without the query that only says the language. */
  address: URL;
  data: unknown;
}

/** The page with its screen in it: words, styles and what search engines read, so that it paints before any script. */
export function withScreen(html: string, { page, styles, address, data }: PageParts): string {
  const { title, description } = page;
  const meta = [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    `<link rel="canonical" href="${escaped(address.href)}">`,
    ...['zh-CN', 'en'].map(
      (lang) => `<link rel="alternate" hreflang="${lang}" href="${escaped(inLanguage(address, lang))}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escaped(address.href)}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${escaped(title)}">`,
    `<meta property="og:description" content="${escaped(description)}">`,
    `<meta property="og:url" content="${escaped(address.href)}">`,
    `<style>${styles}${darkByDevice(styles)}</style>`,
  ];
  const bare = asWritten(html)
    .replace(/<title>.*?<\/title>/, '')
    .replace(/<meta name="description"[^>]*>/, '');
  return [
    ['</head>', `${meta.join('')}</head>`] as const,
    ['<div id="root"></div>', `<div id="root">${page.html}</div>`] as const,
  ].reduce(
    (text, [place, part]) => replaced(text, place, part),
    withJson(withJson(bare, 'page-words', page.words), 'page-data', data),
  );
}

/** Styles whose rules stand in the page: the files are there for the router, which would fetch and wait for them otherwise. */
function asWritten(html: string): string {
  return html.replaceAll('<link rel="stylesheet"', '<link rel="stylesheet" media="not all"');
}

/** Until a script sets the theme, the device's own holds: the dark rules once more, for those who have chosen none. */
function darkByDevice(styles: string): string {
  const rules = [...styles.matchAll(/:root\[data-theme="?dark"?\]((?:\[[^\]]*\])?)\{([^}]*)\}/g)].map(
    ([, more, body]) => `:root:not([data-theme])${more}{${body}}`,
  );
  return rules.length === 0 ? '' : `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

function inLanguage(address: URL, lang: string): string {
  const url = new URL(address);
  url.searchParams.set('lang', lang);
  return url.href;
}

function withJson(html: string, id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  const open = `<script type="application/json" id="${id}">`;
  return replaced(html, `${open}</script>`, `${open}${json}</script>`);
}

/** As `replace`, with a text that has no signs of its own: `$&` stays `$&`. */
function replaced(html: string, place: string | RegExp, part: string): string {
  return html.replace(place, () => part);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
