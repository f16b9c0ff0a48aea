import { addLocaleFiles, type LocaleFile } from './i18n.ts';

addLocaleFiles(import.meta.glob<LocaleFile>('./*/backoffice/**/*.json', { base: '../locales' }));
