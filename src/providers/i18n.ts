import { createInstance, type i18n as Instance, type TFunction, type TOptions } from 'i18next';
import { setDefaults, setI18n } from 'react-i18next';
import type { Language } from '../contract/codes.ts';
import { currentLanguage, language } from './language.ts';

/** Words by language and name; each file is fetched when a screen first needs it. */
const files = import.meta.glob<{ default: Record<string, unknown> }>('../locales/*/*.json');

/** Words that the server wrote into the page (#page-words), in the language of the page. */
const written: Readonly<Record<string, Record<string, unknown>>> = JSON.parse(
  globalThis.document?.getElementById('page-words')?.textContent || '{}',
);
const writtenIn = globalThis.document?.documentElement.lang;

async function wordsOf(inLanguage: string, name: string): Promise<Record<string, unknown>> {
  const there = inLanguage === writtenIn ? written[name] : undefined;
  if (there !== undefined) return there;
  const load = files[`../locales/${inLanguage}/${name}.json`];
  if (load === undefined) throw new Error(`no words: ${inLanguage}/${name}`);
  return (await load()).default;
}

export const i18n = createInstance();

/**
 * As initReactI18next does, but gives React an object that inherits everything and owns nothing: each useTranslation
 * copies what its instance owns, some eighty methods, which took a tenth of the time in which a list of rows is drawn.
 */
function giveToReact(instance: Instance): void {
  setDefaults(instance.options.react ?? {});
  setI18n(Object.create(withKeptWords(instance)));
}

/**
 * Words without values are looked up once a language: the cells of a list ask hundreds of times for the same few, and
 * each look-up goes through every rule that i18next has.
 */
function withKeptWords(instance: Instance): Instance {
  const kept = new Map<string, TFunction>();
  const getFixedT: Instance['getFixedT'] = (...asked: Parameters<Instance['getFixedT']>) => {
    const [inLanguage, names, prefix] = asked;
    const key = [inLanguage, names, prefix].join(' ');
    const t = kept.get(key) ?? keeping(instance.getFixedT(...asked));
    kept.set(key, t);
    return t;
  };
  return Object.create(instance, { getFixedT: { value: getFixedT } });
}

function keeping(t: TFunction): TFunction {
  const words = new Map<string, string>();
  const ask = (key: string, values?: TOptions) => {
    if (values !== undefined) return t(key, values);
    const said = words.get(key) ?? t(key);
    // Words whose file has not come are their own key until then.
    if (said !== key) words.set(key, said);
    return said;
  };
  return Object.assign(ask, t);
}

/** Resolves once these words are there, besides the common ones, in the page's language; none that fails keeps one waiting. */
export async function loadMessages(names: readonly string[]): Promise<void> {
  if (!i18n.isInitialized) await new Promise<void>((resolve) => i18n.on('initialized', () => resolve()));
  await i18n.loadNamespaces([...names]);
}

/** Readies the words for the first paint, those of `names` besides the common ones; the language follows the store from then on, without a reload. */
export async function startI18n(names: readonly string[] = []): Promise<void> {
  await i18n
    .use({
      type: 'backend',
      read: (inLanguage: string, name: string, done: (error: unknown, words?: Record<string, unknown>) => void) => {
        wordsOf(inLanguage, name).then((words) => done(null, words), done);
      },
    })
    .use({ type: '3rdParty', init: giveToReact })
    .init({
      lng: currentLanguage(),
      fallbackLng: false,
      ns: ['common', ...names],
      defaultNS: 'common',
      load: 'currentOnly',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  const show = (shown: Language) => {
    document.documentElement.lang = shown;
  };
  show(currentLanguage());
  language.watch(() => {
    void i18n.changeLanguage(currentLanguage());
    show(currentLanguage());
  });
}
