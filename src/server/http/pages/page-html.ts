import type { Language } from '../../../contract/codes.ts';
import type { PrerenderedPage } from '../../../contract/prerender.ts';
import type { PageHints } from './page-language.ts';

/** Embeds the site's facts. */
export function withSite(html: string, site: unknown): string {
  return withJson(html, 'site', site);
}

/** Adds links to the screen's files, so that they load in parallel with the entry script. */
export function withPreloads(html: string, files: readonly string[]): string {
  const isNew = (name: string) => !html.includes(`/${name}"`);
  const kind = (name: string) => (name.endsWith('.css') ? 'rel="stylesheet"' : 'rel="modulepreload"');
  const links = files.filter(isNew).map((name) => `<link ${kind(name)} crossorigin href="/${name}">`);
  return replaceText(html, '</head>', `${links.join('')}</head>`);
}

interface SkeletonParts {
  skeleton: string;
  /** The entry's styles, inlined. */
  styles: string;
  /** The scripts and styles of the screen. */
  files: readonly string[];
}

/**
 * Adds the skeleton, which is visible until #root is filled. The screen's styles are linked after it, so that they do not
 * block it.
 */
export function withSkeleton(html: string, { skeleton, styles, files }: SkeletonParts): string {
  const isStyle = (name: string) => name.endsWith('.css');
  const later = files.filter(isStyle).filter((name) => !html.includes(`/${name}"`));
  const links = later.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`);
  const scripts = files.filter((name) => !isStyle(name));
  return [
    ['</head>', `<style>${styles}${darkBySystemPreference(styles)}</style>${WITHOUT_SCRIPT}</head>`] as const,
    ['<div id="root"></div>', `<div id="root"></div><div id="frame" aria-hidden="true">${skeleton}</div>`] as const,
    ['</body>', `${links.join('')}</body>`] as const,
  ].reduce((text, [place, part]) => replaceText(text, place, part), withPreloads(disableStylesheets(html), scripts));
}

/** Without scripts the skeleton would cover the message about missing scripts. */
const WITHOUT_SCRIPT = '<noscript><style>#frame{display:none}</style></noscript>';

/** Sets language, theme and brand, before any script does. */
export function withHints(html: string, { language, theme, isSignedIn }: PageHints, brand: string): string {
  const attributes = [
    `lang="${language}"`,
    `data-brand="${brand}"`,
    theme === null ? '' : `data-theme="${theme}"`,
    isSignedIn ? 'data-signed-in' : '',
  ];
  return replaceText(html, /<html[^>]*>/, `<html ${attributes.filter(Boolean).join(' ')}>`);
}

const languages: readonly Language[] = ['zh-CN', 'en'];

interface PageParts {
  page: PrerenderedPage;
  /** The styles of the page's files, inlined. */
  styles: string;
  /** The canonical URL, and that of the page in a language. */
  urlOf(language?: Language): string;
  data: unknown;
}

/** Embeds a prerendered screen with its messages, styles and metadata. */
export function withScreen(html: string, { page, styles, urlOf, data }: PageParts): string {
  const { title, description } = page;
  const canonical = escapeHtml(urlOf());
  const meta = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${canonical}">`,
    ...languages.map((lang) => `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(urlOf(lang))}">`),
    `<link rel="alternate" hreflang="x-default" href="${canonical}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:url" content="${canonical}">`,
    `<style>${styles}${darkBySystemPreference(styles)}</style>`,
  ];
  const bare = disableStylesheets(html)
    .replace(/<title>.*?<\/title>/, '')
    .replace(/<meta name="description"[^>]*>/, '');
  return [
    ['</head>', `${meta.join('')}</head>`] as const,
    ['<div id="root"></div>', `<div id="root">${page.html}</div>`] as const,
  ].reduce(
    (text, [place, part]) => replaceText(text, place, part),
    withJson(withJson(bare, 'page-messages', page.messages), 'page-data', data),
  );
}

/** Disables stylesheets whose rules are inlined. The links stay, as the router would otherwise load the files again. */
function disableStylesheets(html: string): string {
  return html.replaceAll('<link rel="stylesheet"', '<link rel="stylesheet" media="not all"');
}

/** Repeats the dark rules for visitors without a chosen theme, by the preference of their system. */
function darkBySystemPreference(styles: string): string {
  const rules = [...styles.matchAll(/:root\[data-theme="?dark"?\]((?:\[[^\]]*\])?)\{([^}]*)\}/g)].map(
    ([, more, body]) => `:root:not([data-theme])${more}{${body}}`,
  );
  return rules.length === 0 ? '' : `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

/** Embeds JSON that cannot end its own element. */
function withJson(html: string, id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  const open = `<script type="application/json" id="${id}">`;
  return replaceText(html, `${open}</script>`, `${open}${json}</script>`);
}

/** Like `replace`, but without special patterns such as `$&` in the inserted text. */
function replaceText(html: string, place: string | RegExp, part: string): string {
  return html.replace(place, () => part);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
