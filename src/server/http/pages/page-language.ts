import type { FastifyRequest } from 'fastify';
import type { Language } from '../../../contract/codes.ts';

/** Hints from cookies (providers/session/hints.ts); never used for access control. */
export interface PageHints {
  language: Language;
  theme: 'light' | 'dark' | null;
  isSignedIn: boolean;
}

/** The language: by the link (`?lang=`), else the cookie, else the accept-language header. */
export function pageHints(request: FastifyRequest): PageHints {
  const cookies = new Map(
    (request.headers.cookie ?? '').split(';').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [name.trim(), value.trim()];
    }),
  );
  const requested = new URLSearchParams(request.url.split('?')[1]).get('lang');
  const theme = cookies.get('epc.theme');
  return {
    language: languageIn(requested) ?? languageIn(cookies.get('epc.language')) ?? acceptedLanguage(request),
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    isSignedIn: cookies.get('epc.signedIn') === 'yes',
  };
}

function languageIn(text: string | null | undefined): Language | null {
  return text === 'zh-CN' || text === 'en' ? text : null;
}

/** Chinese if it is first or nothing is given, else English. */
function acceptedLanguage(request: FastifyRequest): Language {
  const first = request.headers['accept-language']?.split(/[,;]/)[0]?.trim() ?? '';
  return first === '' || first === '*' || /^zh\b/i.test(first) ? 'zh-CN' : 'en';
}
