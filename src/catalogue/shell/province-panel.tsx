import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tell } from '../../providers/notification.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useErrorWords } from './call-failed.tsx';
import { groupProvinces } from './province-groups.ts';
import styles from './province-selector.module.css';
import { keepProvince, useProvince } from './use-province.ts';

/** Provinces by region, to be searched and confirmed. */
export function ProvincePanel() {
  const { t } = useTranslation('prices');
  const { t: common } = useTranslation();
  const wordsOf = useErrorWords();
  const { province, provinces, choose } = useProvince();
  const [picked, setPicked] = useState(province);
  const [text, setText] = useState('');
  const [isKept, setKept] = useState(false);
  const groups = groupProvinces(provinces, text);
  const onConfirm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (picked === undefined) return;
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    choose(picked);
    if (!isKept) return;
    await keepProvince(picked).catch((error: unknown) => tell('warning', wordsOf(error)));
  };
  return (
    <form className={styles.panel} onSubmit={onConfirm}>
      <Field
        label={t('province.search')}
        isLabelUnseen
        type="search"
        value={text}
        placeholder={t('province.search')}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.groups}>
        {groups.length === 0 && <p className={styles.none}>{t('province.none')}</p>}
        {groups.map(({ region, provinces: inRegion }) => (
          <fieldset key={region} className={styles.group}>
            <legend>{t(`region.${region}`)}</legend>
            {inRegion.map(({ provinceCode, provinceName }) => (
              <label key={provinceCode} className={styles.province}>
                <input
                  type="radio"
                  name="province"
                  className="unseen"
                  checked={picked === provinceCode}
                  onChange={() => setPicked(provinceCode)}
                />
                <span>{provinceName}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <div className={styles.foot}>
        <label className={styles.keep}>
          <input type="checkbox" checked={isKept} onChange={(event) => setKept(event.target.checked)} />
          {t('province.keep')}
        </label>
        <Button look="primary" type="submit" disabled={provinces.length === 0}>
          {common('action.confirm')}
        </Button>
      </div>
    </form>
  );
}
