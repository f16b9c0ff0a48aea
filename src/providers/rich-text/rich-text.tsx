import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { richTextLink, richTextSchemes, richTextTags } from '../../contract/rich-text.ts';

const scheme = new RegExp(`^(${richTextSchemes.join('|')}):`, 'i');

/** The HTML as the server would store it. Sanitised here too, so that rows written by other means are harmless. */
export function sanitize(html: string): string {
  const box = document.createElement('div');
  box.append(
    DOMPurify.sanitize(html, {
      ALLOWED_TAGS: [...richTextTags],
      ALLOWED_ATTR: ['href'],
      ALLOWED_URI_REGEXP: scheme,
      RETURN_DOM_FRAGMENT: true,
    }),
  );
  for (const link of box.querySelectorAll('a')) {
    for (const [name, value] of Object.entries(richTextLink)) link.setAttribute(name, value);
  }
  return box.innerHTML;
}

/** Rich text of the staff. */
export function RichText({ html, className }: { html: string; className?: string | undefined }) {
  const contents = useMemo(() => ({ __html: sanitize(html) }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above
  return <div className={className} dangerouslySetInnerHTML={contents} />;
}
