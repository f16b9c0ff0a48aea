/** What rich text may contain: both sides remove everything else. */
export const richTextTags = [
  ...['p', 'br', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'code', 'a'],
] as const;

/** The schemes of a link's address, which must be absolute. */
export const richTextSchemes = ['http', 'https', 'mailto', 'tel'] as const;

/** The attributes of a link: it opens a new tab, which learns nothing about this one. */
export const richTextLink = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;
