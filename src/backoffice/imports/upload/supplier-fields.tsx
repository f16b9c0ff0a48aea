import { Input, type InputRef } from 'antd';
import { type Ref, useId } from 'react';
import { useMessages } from '../../messages.ts';
import styles from '../imports.module.css';

interface SupplierFieldsProps {
  name: string;
  code: string;
  codeProblem: 'invalidCode' | 'usedCode' | undefined;
  isNameRefused: boolean;
  nameInput: Ref<InputRef>;
  onName: (name: string) => void;
  onCode: (code: string) => void;
}

/** The name and code of a new supplier. */
export function SupplierFields(props: SupplierFieldsProps) {
  const { name, code, codeProblem, isNameRefused, nameInput, onName, onCode } = props;
  const { t } = useMessages();
  const id = useId();
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={`${id}-name`}>{t('catalogueImport:new.name')}</label>
        <Input
          ref={nameInput}
          id={`${id}-name`}
          value={name}
          maxLength={60}
          status={isNameRefused ? 'error' : ''}
          aria-invalid={isNameRefused}
          aria-describedby={`${id}-name-problem`}
          onChange={({ target }) => onName(target.value)}
        />
        <small id={`${id}-name-problem`} className={styles.problem} role="alert">
          {isNameRefused && t('catalogueImport:new.nameMissing')}
        </small>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-code`}>{t('catalogueImport:new.code')}</label>
        <Input
          id={`${id}-code`}
          value={code}
          maxLength={40}
          status={codeProblem === undefined ? '' : 'error'}
          aria-invalid={codeProblem !== undefined}
          aria-describedby={`${id}-code-hint`}
          onChange={({ target }) => onCode(target.value)}
        />
        <small id={`${id}-code-hint`} className="quiet">
          {t(`catalogueImport:new.${codeProblem ?? 'codeHint'}`)}
        </small>
      </div>
    </>
  );
}
