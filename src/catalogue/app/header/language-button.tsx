import { useTranslation } from 'react-i18next';
import { language, storeLanguage } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';

/** Switches to the other language; labelled in that language. */
export function LanguageButton() {
  const { t } = useTranslation();
  const other = useStore(language) === 'en' ? 'zh-CN' : 'en';
  return (
    <Button variant="plain" lang={other} title={t('language')} onClick={() => storeLanguage(other)}>
      {other === 'en' ? 'English' : '中文'}
    </Button>
  );
}
