import { Input, Radio, Select } from 'antd';
import type { DefinitionSource } from '../../../contract/api-services/definition.ts';
import { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import { ADAPTER_PAGE } from '../../../contract/api-services/interfaces/rules.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useMessages } from '../../messages.ts';
import { usePowers } from '../../use-powers.ts';
import type { SectionProps } from './base-section.tsx';
import styles from './editor.module.css';
import { EditorField } from './editor-field.tsx';
import { MappingEditor } from './mapping-editor.tsx';
import { OperationSelect } from './operation-select.tsx';
import { Section } from './section.tsx';

type Upstream = Extract<DefinitionSource, { kind: 'upstream' }>;

const noUpstream: Upstream = { kind: 'upstream', adapterId: 0, path: '/', requestMapping: {}, responseMapping: {} };

/** Where the answers come from: an operation of this product, or an upstream. */
export function SourceSection({ editor, isDisabled }: SectionProps) {
  const { t } = useMessages();
  const { draft, problems, setValues } = editor;
  const { source } = draft.values;
  return (
    <Section name="source">
      <Radio.Group
        aria-label={t('apiInterface:field.sourceKind')}
        value={source.kind}
        disabled={isDisabled}
        options={(['operation', 'upstream'] as const).map((value) => ({
          value,
          label: t(`apiInterface:source.${value}`),
        }))}
        onChange={({ target }) =>
          setValues({ source: target.value === 'upstream' ? noUpstream : { kind: 'operation', operation: '' } })
        }
      />
      {source.kind === 'operation' ? (
        <EditorField path="source.operation" label="operation" problems={problems}>
          {(input) => (
            <OperationSelect
              {...input}
              value={source.operation}
              isDisabled={isDisabled}
              onChange={(operation) => setValues({ source: { kind: 'operation', operation } })}
            />
          )}
        </EditorField>
      ) : (
        <UpstreamFields editor={editor} isDisabled={isDisabled} source={source} />
      )}
    </Section>
  );
}

function UpstreamFields({ editor, isDisabled, source }: SectionProps & { source: Upstream }) {
  const { t } = useMessages();
  const powers = usePowers();
  const { problems, setValues } = editor;
  const edit = (change: Partial<Upstream>) => setValues({ source: { ...source, ...change } });
  const { data } = useCall(
    interfaceCalls.adapterDocs,
    { pageSize: 200, filters: { kind: 'upstream' } },
    { enabled: powers.has(ADAPTER_PAGE) },
  );
  const adapters = data?.rows ?? [];
  const isKnown = adapters.some(({ adapterId }) => adapterId === source.adapterId);
  return (
    <div className={styles.grid}>
      <EditorField path="source.adapterId" label="adapterId" problems={problems}>
        {(input) => (
          <Select<number | null>
            {...input}
            value={source.adapterId === 0 ? null : source.adapterId}
            disabled={isDisabled}
            options={[
              ...(isKnown || source.adapterId === 0
                ? []
                : [{ value: source.adapterId, label: `#${source.adapterId}` }]),
              ...adapters.map(({ adapterId, name, baseUrl, isOn }) => ({
                value: adapterId,
                label: `${name} (${baseUrl ?? '–'})${isOn ? '' : ` · ${t('apiInterface:adapterOff')}`}`,
              })),
            ]}
            onChange={(adapterId) => edit({ adapterId: adapterId ?? 0 })}
          />
        )}
      </EditorField>
      <EditorField path="source.path" label="path" problems={problems} hint={t('apiInterface:hint.path')}>
        {(input) => (
          <Input
            {...input}
            className={styles.code ?? ''}
            value={source.path}
            maxLength={200}
            spellCheck={false}
            disabled={isDisabled}
            onChange={(event) => edit({ path: event.target.value })}
          />
        )}
      </EditorField>
      {(['requestMapping', 'responseMapping'] as const).map((side) => (
        <MappingEditor
          key={side}
          side={side}
          mapping={source[side]}
          isDisabled={isDisabled}
          onChange={(mapping) => edit({ [side]: mapping })}
        />
      ))}
    </div>
  );
}
