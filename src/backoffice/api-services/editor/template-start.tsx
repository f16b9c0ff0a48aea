import { Button, Select } from 'antd';
import { useId, useState } from 'react';
import type { Definition } from '../../../contract/api-services/definition.ts';
import { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useMessages } from '../../messages.ts';
import { useServiceClasses } from '../interfaces/use-service-classes.ts';
import styles from './editor.module.css';
import { OperationSelect } from './operation-select.tsx';
import { Section } from './section.tsx';

interface TemplateStartProps {
  onStart: (code: string, definition: Definition) => void;
}

/** Fills the template from an operation: names, parameters, examples and codes as it really takes and answers them. */
export function TemplateStart({ onStart }: TemplateStartProps) {
  const { t } = useMessages();
  const id = useId();
  const classes = useServiceClasses();
  const [operation, setOperation] = useState('');
  const [classId, setClassId] = useState<number | null>(null);
  const chosenClass = classId ?? classes[0]?.[0];
  const fill = useAction(
    (from: { operation: string; classId: number }) => request(interfaceCalls.interfaceTemplate, from),
    { onDone: ({ code, definition }) => onStart(code, definition) },
  );
  return (
    <Section name="template">
      <div className={styles.start}>
        <div className={styles.field}>
          <label htmlFor={`${id}-operation`}>{t('apiInterface:field.operation')}</label>
          <OperationSelect id={`${id}-operation`} value={operation} isDisabled={fill.isBusy} onChange={setOperation} />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-class`}>{t('apiInterface:field.classId')}</label>
          <Select<number | null>
            id={`${id}-class`}
            value={chosenClass ?? null}
            options={classes.map(([value, label]) => ({ value, label }))}
            onChange={setClassId}
          />
        </div>
        <Button
          disabled={operation === '' || chosenClass === undefined}
          loading={fill.isBusy}
          onClick={() => chosenClass !== undefined && void fill.run({ operation, classId: chosenClass })}
        >
          {t('apiInterface:startFrom')}
        </Button>
      </div>
    </Section>
  );
}
