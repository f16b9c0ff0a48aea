import { createInstance, type i18n as Instance, type TFunction, type TOptions } from 'i18next';
import { setDefaults, setI18n } from 'react-i18next';
import { currentLanguage, language } from './language.ts';

/** The contents of a locale file. */
export interface LocaleFile {
  default: Record<string, unknown>;
}

type LocaleFiles = Record<string, () => Promise<LocaleFile>>;

/** Loads a locale file, which is fetched when a screen first needs it. By `<language>/<namespace>`, whatever its folder. */
const loaders = new Map<string, LocaleFiles[string]>();

/** @param files by their paths below `locales`, as `import.meta.glob` gives them */
export function addLocaleFiles(files: LocaleFiles): void {
  for (const [file, load] of Object.entries(files))
    loaders.set(file.replace(/^\.\/([\w-]+)\/(.*\/)?([\w-]+)\.json$/, '$1/$3'), load);
}

// The back office adds its own (backoffice-locale-files.ts): their list is not for the first script of every page.
addLocaleFiles(import.meta.glob<LocaleFile>(['./**/*.json', '!./*/backoffice/**'], { base: '../locales' }));

/** The messages that the server embedded in a prerendered page (#page-messages), by namespace, in the page's language. */
const embedded: Readonly<Record<string, Record<string, unknown>>> = JSON.parse(
  globalThis.document?.getElementById('page-messages')?.textContent || '{}',
);
const embeddedLanguage = globalThis.document?.documentElement.lang;

async function readMessages(inLanguage: string, namespace: string): Promise<Record<string, unknown>> {
  const messages = inLanguage === embeddedLanguage ? embedded[namespace] : undefined;
  if (messages !== undefined) return messages;
  const load = loaders.get(`${inLanguage}/${namespace}`);
  if (load === undefined) throw new Error(`no locale file: ${inLanguage}/${namespace}`);
  return (await load()).default;
}

export const i18n = createInstance();

/**
 * Does what initReactI18next does, but gives React an object that inherits every method and owns none: useTranslation
 * copies the own methods of its instance, about eighty, in each component. That took a tenth of the time of drawing a
 * list of rows.
 */
function shareWithReact(instance: Instance): void {
  setDefaults(instance.options.react ?? {});
  setI18n(Object.create(withMessageCache(instance)));
}

/** Messages without values are looked up once per language: the cells of a list use the same few hundreds of times. */
function withMessageCache(instance: Instance): Instance {
  const cache = new Map<string, TFunction>();
  const getFixedT: Instance['getFixedT'] = (...args: Parameters<Instance['getFixedT']>) => {
    const [inLanguage, namespaces, prefix] = args;
    const key = [inLanguage, namespaces, prefix].join(' ');
    const t = cache.get(key) ?? cached(instance.getFixedT(...args));
    cache.set(key, t);
    return t;
  };
  return Object.create(instance, { getFixedT: { value: getFixedT } });
}

function cached(t: TFunction): TFunction {
  const messages = new Map<string, string>();
  const translate = (key: string, values?: TOptions) => {
    if (values !== undefined) return t(key, values);
    const message = messages.get(key) ?? t(key);
    // Before its file is loaded a message is its own key.
    if (message !== key) messages.set(key, message);
    return message;
  };
  return Object.assign(translate, t);
}

/** Loads namespaces in the current language besides `common`. A file that fails to load does not reject. */
export async function loadMessages(namespaces: readonly string[]): Promise<void> {
  if (!i18n.isInitialized) await new Promise<void>((resolve) => i18n.on('initialized', () => resolve()));
  await i18n.loadNamespaces([...namespaces]);
}

/**
 * Loads the messages of the first render: `common`, `namespaces` and what the page has embedded. From then on the
 * language follows its store, without a reload.
 */
export async function startI18n(namespaces: readonly string[] = []): Promise<void> {
  await i18n
    .use({
      type: 'backend',
      read(language: string, namespace: string, done: (error: unknown, messages?: Record<string, unknown>) => void) {
        readMessages(language, namespace).then((messages) => done(null, messages), done);
      },
    })
    .use({ type: '3rdParty', init: shareWithReact })
    .init({
      lng: currentLanguage(),
      fallbackLng: false,
      ns: ['common', ...Object.keys(embedded), ...namespaces],
      defaultNS: 'common',
      load: 'currentOnly',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  const setDocumentLanguage = () => {
    document.documentElement.lang = currentLanguage();
  };
  setDocumentLanguage();
  language.watch(() => {
    void i18n.changeLanguage(currentLanguage());
    setDocumentLanguage();
  });
}
