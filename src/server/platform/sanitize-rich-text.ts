import sanitizeHtml from 'sanitize-html';
import { richTextLink, richTextSchemes, richTextTags } from '../../contract/rich-text.ts';

/** The HTML with the allowed tags only, and no attribute but the address of a link; scripts and styles with their text. */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...richTextTags],
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: [...richTextSchemes],
    allowProtocolRelative: false,
    transformTags: { a: (tagName, { href = '' }) => ({ tagName, attribs: { href, ...richTextLink } }) },
    nestingLimit: 20,
  }).trim();
}

/** Whether the HTML shows any text. */
export function hasText(html: string): boolean {
  return sanitizeHtml(html, { allowedTags: [] }).trim() !== '';
}
