import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keyCalls } from '../../../contract/api-services/keys/calls.ts';
import { KEY_PER_DAY_MAX, KEY_PER_SECOND_MAX } from '../../../contract/api-services/keys/rules.ts';
import type { ApiKey } from '../../../contract/api-services/keys/schemas.ts';
import type { KeyMode } from '../../../contract/api-services/wire.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/choice/segments.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useFormFields } from '../../shared/form/use-form-fields.ts';
import { InterfaceChoice } from './interface-choice.tsx';
import { isNetwork, type KeyTexts, networksOf, textsOf, valuesOf } from './key-values.ts';
import styles from './keys.module.css';
import type { NewSecret } from './secret-dialog.tsx';

interface KeyDialogProps {
  /** To edit; a new key without it. */
  apiKey?: ApiKey;
  onClose: () => void;
  onSecret: (secret: NewSecret) => void;
}

const fieldNames = ['name', 'networks', 'perSecond', 'perDay', 'expiresOn'] as const;
const NAME_MAX = 60;

/** Adds a key, or changes its name and bounds. */
export function KeyDialog({ apiKey, onClose, onSecret }: KeyDialogProps) {
  const { t } = useTranslation('api-keys');
  const { t: common } = useTranslation();
  const [mode, setMode] = useState<KeyMode>('test');
  const [interfaces, setInterfaces] = useState<readonly string[] | null>(apiKey?.interfaces ?? null);
  const problemOf = useProblems();
  const { field, values, validate, set, errorOf } = useFormFields<KeyTexts>(textsOf(apiKey), problemOf);
  const save = useAction(
    async () => {
      const given = { ...valuesOf(values), interfaces: interfaces === null ? null : [...interfaces] };
      if (apiKey === undefined) onSecret(await request(keyCalls.apiKeyAdd, { mode, ...given }));
      else {
        const { keyId, rowVersion } = apiKey;
        await request(keyCalls.apiKeyEdit, { keyId, rowVersion, values: given });
      }
    },
    { isErrorInForm: true, onDone: onClose, changes: [keyCalls.apiKeyList] },
  );
  const isChoiceEmpty = interfaces?.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (validate(fieldNames) && !isChoiceEmpty) void save.run();
  };
  return (
    <Dialog
      title={apiKey === undefined ? t('add') : t('editOf', { name: apiKey.name })}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={
        <Button variant="primary" type="submit" form="key-form" isBusy={save.isBusy}>
          {apiKey === undefined ? t('create') : common('action.save')}
        </Button>
      }
    >
      <form id="key-form" className={styles.form} onSubmit={submit} noValidate>
        {apiKey === undefined && (
          <Segments
            legend={t('kind')}
            isLegendVisible
            name="mode"
            options={[
              ['test', t('mode.test')],
              ['live', t('mode.live')],
            ]}
            value={mode}
            onChange={setMode}
          />
        )}
        {apiKey === undefined && <p className="quiet">{t(`modeHint.${mode}`)}</p>}
        <Field
          label={t('field.name')}
          hint={t('nameHint')}
          maxLength={NAME_MAX}
          required
          data-first
          {...field('name')}
        />
        <InterfaceChoice value={interfaces} onChange={setInterfaces} />
        {isChoiceEmpty && <p className={styles.error}>{t('problem.interfaces')}</p>}
        <TextArea
          label={t('field.networks')}
          hint={t('networksHint')}
          value={values.networks}
          error={errorOf('networks')}
          onChange={(event) => set('networks', event.target.value)}
        />
        <div className={styles.pair}>
          <Field label={t('field.perSecond')} inputMode="numeric" {...field('perSecond')} />
          <Field label={t('field.perDay')} inputMode="numeric" {...field('perDay')} />
        </div>
        <Field label={t('field.expiresOn')} hint={t('expiresHint')} type="date" {...field('expiresOn')} />
        {save.errorMessage !== null && (
          <p className={styles.error} role="alert">
            {save.errorMessage}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** A function that returns the validation error of a field. */
function useProblems() {
  const { t } = useTranslation('api-keys');
  return (name: keyof KeyTexts, values: KeyTexts): string | undefined => {
    const value = values[name].trim();
    if (name === 'name') return value === '' ? t('problem.name') : undefined;
    if (value === '') return undefined;
    if (name === 'networks') {
      const wrong = networksOf(value).find((each) => !isNetwork(each));
      return wrong === undefined ? undefined : t('problem.network', { value: wrong });
    }
    if (name === 'expiresOn') return Date.parse(`${value}T23:59:59+08:00`) > Date.now() ? undefined : t('problem.past');
    const max = name === 'perSecond' ? KEY_PER_SECOND_MAX : KEY_PER_DAY_MAX;
    return /^[1-9]\d*$/.test(value) && Number(value) <= max ? undefined : t('problem.number', { max });
  };
}
