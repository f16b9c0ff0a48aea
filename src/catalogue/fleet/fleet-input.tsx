import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fleetList } from '../../contract/work-orders/fleet/fleet-lines.ts';
import { FLEET_TEXT_MAX, FLEET_VEHICLES_MAX } from '../../contract/work-orders/fleet/rules.ts';
import { useStore } from '../../providers/store.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { panelClass } from '../../ui/panel.ts';
import styles from './fleet.module.css';
import { changeFleet, fleetDraft } from './fleet-store.ts';

/** The field for the list. */
export function FleetInput() {
  const { t } = useTranslation('work-orders-fleet');
  const { text } = useStore(fleetDraft);
  const [problem, setProblem] = useState<string>();
  const count = fleetList(text).lines.length;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (count === 0) return setProblem(t('input.empty'));
    if (count > FLEET_VEHICLES_MAX) return setProblem(t('input.tooMany', { count, max: FLEET_VEHICLES_MAX }));
    changeFleet({ isRead: true });
  };
  return (
    <form className={panelClass(styles.input, 'roomy')} onSubmit={onSubmit}>
      <TextArea
        label={t('input.label')}
        hint={t('input.hint', { max: FLEET_VEHICLES_MAX })}
        rows={12}
        maxLength={FLEET_TEXT_MAX}
        spellCheck={false}
        placeholder={t('input.placeholder')}
        value={text}
        error={problem}
        onChange={(event) => {
          setProblem(undefined);
          changeFleet({ text: event.target.value });
        }}
      />
      <div className={styles.actions}>
        <Button variant="primary" type="submit">
          {t('input.read')}
        </Button>
        {count > 0 && (
          <span className="quiet" role="status">
            {t('input.count', { count })}
          </span>
        )}
      </div>
    </form>
  );
}
