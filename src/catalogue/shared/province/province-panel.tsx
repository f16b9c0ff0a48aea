import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { provinceChange } from './province-change.ts';
import { groupProvinces } from './province-groups.ts';
import styles from './province-selector.module.css';
import { useProvince } from './use-province.ts';
import { useSwitchProvince } from './use-switch-province.ts';

/** Provinces by region with a search; a province that is not free opens the confirmation. */
export function ProvincePanel() {
  const { t } = useTranslation('prices');
  const { t: common } = useTranslation();
  const { province, provinces, isFree } = useProvince();
  const { switchTo } = useSwitchProvince();
  const [selected, setSelected] = useState(province);
  const [text, setText] = useState('');
  const [isDefault, setDefault] = useState(false);
  const [cities, setCities] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    // Without the cities the search still finds provinces by name.
    import('./cities.ts').then((module) => setCities(module.cities)).catch(() => undefined);
  }, []);
  const groups = groupProvinces(provinces, text, cities);
  const onConfirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (selected === undefined) return;
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    if (isFree(selected)) void switchTo({ provinceCode: selected, isDefault });
    else if (selected !== province || isDefault)
      provinceChange.set({ provinceCode: selected, isDefault, isFromLink: false });
  };
  return (
    <form className={styles.panel} onSubmit={onConfirm}>
      <Field
        label={t('province.search')}
        isLabelHidden
        type="search"
        value={text}
        placeholder={t('province.searchCity')}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.groups}>
        {groups.length === 0 && <p className={styles.none}>{t('province.none')}</p>}
        {groups.map(({ region, provinces: inRegion }) => (
          <fieldset key={region} className={styles.group}>
            <legend>{t(`region.${region}`)}</legend>
            {inRegion.map(({ provinceCode, provinceName, selected: isDefaultProvince, matchingCities }) => (
              <label key={provinceCode} className={styles.province}>
                <input
                  type="radio"
                  name="province"
                  className="unseen"
                  checked={selected === provinceCode}
                  onChange={() => setSelected(provinceCode)}
                />
                <span>
                  {provinceName}
                  {matchingCities.length > 0 && ` · ${matchingCities.join(' ')}`}
                  {isDefaultProvince && <em>{t('province.default')}</em>}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      {selected !== undefined && selected !== province && (
        <p className="quiet" role="status">
          {t(isFree(selected) ? 'province.isFree' : 'province.costsOne')}
        </p>
      )}
      <div className={styles.footer}>
        <label className={styles.keep}>
          <input type="checkbox" checked={isDefault} onChange={(event) => setDefault(event.target.checked)} />
          {t('province.setDefault')}
        </label>
        <Button variant="primary" type="submit" disabled={provinces.length === 0}>
          {common('action.confirm')}
        </Button>
      </div>
    </form>
  );
}
