import { Alert, Button, type InputRef, Radio, Select } from 'antd';
import { useId, useRef, useState } from 'react';
import type { ResultOf } from '../../../contract/call.ts';
import { importsCalls } from '../../../contract/imports/calls.ts';
import { IMPORT_BYTES_MAX, IMPORT_FILES_MAX } from '../../../contract/imports/rules.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Spinner } from '../../../ui/state.tsx';
import list from '../../list/list.module.css';
import { LoadError } from '../../load-error.tsx';
import { useMessages } from '../../messages.ts';
import { formatBytes } from '../format-bytes.ts';
import styles from '../imports.module.css';
import type { ChosenFile } from './chosen-files.ts';
import { FileDrop } from './file-drop.tsx';
import { isValidCode, proposeCode } from './source-code.ts';
import { SupplierFields } from './supplier-fields.tsx';
import { runUpload } from './upload-runs.ts';

interface NewImportProps {
  onCreated: (importId: number) => void;
  onBack: () => void;
  onFormat: () => void;
}

/** The supplier, the kind of import and the files. The upload begins at once and goes on in the page of the import. */
export function NewImport({ onCreated, onBack, onFormat }: NewImportProps) {
  const { t } = useMessages();
  const { data, error, refetch } = useCall(importsCalls.importSourceList, {}, { staleTime: 0 });
  return (
    <>
      <div>
        <Button type="link" className={styles.back ?? ''} onClick={onBack}>
          ← {t('catalogueImport:detail.back')}
        </Button>
      </div>
      <div className={list.head}>
        <h1>{t('catalogueImport:new.title')}</h1>
        <Button onClick={onFormat}>{t('catalogueImport:format.open')}</Button>
      </div>
      {data === undefined && error !== null && <LoadError error={error} onRetry={() => refetch()} />}
      {data === undefined && error === null && <Spinner label={t('common:loading')} />}
      {data !== undefined && <NewImportForm sources={data} onCreated={onCreated} />}
    </>
  );
}

type Sources = ResultOf<typeof importsCalls.importSourceList>;

/** The value of the choice of a supplier that is not known yet. */
const NEW_SOURCE = '';

function NewImportForm({ sources, onCreated }: { sources: Sources; onCreated: (importId: number) => void }) {
  const { t, language } = useMessages();
  const id = useId();
  const [chosen, setChosen] = useState(sources[0]?.code ?? NEW_SOURCE);
  const [name, setName] = useState('');
  const [ownCode, setOwnCode] = useState<string>();
  const [isFull, setIsFull] = useState(false);
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [isTried, setIsTried] = useState(false);
  const nameInput = useRef<InputRef>(null);
  const isNewSource = chosen === NEW_SOURCE;
  const codes = sources.map(({ code }) => code);
  const code = ownCode ?? proposeCode(name, codes);
  const codeProblem = !isValidCode(code) ? 'invalidCode' : codes.includes(code) ? 'usedCode' : undefined;
  const wanted = files.filter(({ file }) => file.size > 0);
  const bytes = wanted.reduce((sum, { file }) => sum + file.size, 0);
  const isTooMuch = wanted.length > IMPORT_FILES_MAX || bytes > IMPORT_BYTES_MAX;
  const create = useAction(
    () => {
      const known = sources.find((source) => source.code === chosen);
      const source = known ?? { code, name: name.trim() };
      return request(importsCalls.importCreate, {
        sourceCode: source.code,
        sourceName: source.name,
        isFull,
        files: wanted.map(({ path, file }) => ({ path, bytes: file.size })),
      });
    },
    {
      isErrorInForm: true,
      changes: [importsCalls.importList, importsCalls.importSourceList],
      onDone: ({ importId }) => {
        void runUpload(
          importId,
          wanted.map((file) => ({ ...file, receivedBytes: 0 })),
        );
        onCreated(importId);
      },
    },
  );
  const isNameMissing = isNewSource && name.trim() === '';
  const isCodeRefused = isNewSource && codeProblem !== undefined;
  return (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (isNameMissing) nameInput.current?.focus();
        else if (wanted.length > 0 && !isTooMuch && !isCodeRefused) void create.run();
      }}
    >
      <div className={styles.field}>
        <label htmlFor={`${id}-source`}>{t('catalogueImport:new.source')}</label>
        <Select
          id={`${id}-source`}
          value={chosen}
          onChange={setChosen}
          options={[
            ...sources.map((source) => ({ value: source.code, label: `${source.name} (${source.code})` })),
            { value: NEW_SOURCE, label: t('catalogueImport:new.newSource') },
          ]}
        />
      </div>
      {isNewSource && (
        <SupplierFields
          name={name}
          code={code}
          codeProblem={codeProblem}
          isNameRefused={isTried && isNameMissing}
          nameInput={nameInput}
          onName={setName}
          onCode={setOwnCode}
        />
      )}
      <fieldset className={styles.kinds}>
        <legend>{t('catalogueImport:new.kind')}</legend>
        <Radio.Group value={isFull} onChange={({ target }) => setIsFull(target.value === true)}>
          <div className={styles.choices}>
            {([false, true] as const).map((full) => (
              <Radio key={String(full)} value={full}>
                {t(`catalogueImport:kind.${full ? 'full' : 'update'}`)}
                <small>{t(`catalogueImport:kindHint.${full ? 'full' : 'update'}`)}</small>
              </Radio>
            ))}
          </div>
        </Radio.Group>
      </fieldset>
      <FileDrop label={t('catalogueImport:upload.drop')} isDisabled={create.isBusy} onChoose={setFiles} />
      {isTried && wanted.length === 0 && (
        <Alert type="error" showIcon message={t('catalogueImport:new.filesMissing')} />
      )}
      {files.length > 0 && (
        <p role="status">
          {t('catalogueImport:new.chosen', { count: wanted.length, size: formatBytes(bytes, language) })}
          {files.length > wanted.length &&
            ` ${t('catalogueImport:new.emptyFiles', { count: files.length - wanted.length })}`}
        </p>
      )}
      <ChosenFiles files={wanted} />
      {isTooMuch && (
        <Alert
          type="error"
          showIcon
          message={t('catalogueImport:new.tooMuch', {
            files: IMPORT_FILES_MAX,
            size: formatBytes(IMPORT_BYTES_MAX, language),
          })}
        />
      )}
      {create.errorMessage !== null && <Alert type="error" showIcon message={create.errorMessage} />}
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={create.isBusy}>
          {t('catalogueImport:new.start')}
        </Button>
      </div>
    </form>
  );
}

const FILES_SHOWN = 100;

function ChosenFiles({ files }: { files: readonly ChosenFile[] }) {
  const { t, language } = useMessages();
  if (files.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard
    <ul className={styles.fileList} aria-label={t('catalogueImport:list.files')} tabIndex={0}>
      {files.slice(0, FILES_SHOWN).map(({ path, file }) => (
        <li key={path}>
          <span>{path}</span>
          <span className="number quiet">{formatBytes(file.size, language)}</span>
        </li>
      ))}
      {files.length > FILES_SHOWN && (
        <li>{t('catalogueImport:list.moreFiles', { count: files.length - FILES_SHOWN })}</li>
      )}
    </ul>
  );
}
