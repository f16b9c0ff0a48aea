import { CloseOutlined } from '@ant-design/icons';
import { Button, Popover, Select } from 'antd';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { FilterInput } from '../../fields/filter-input.tsx';
import { filterSchema } from '../../fields/schemas.ts';
import { useMessages } from '../../messages.ts';
import type { Resource } from '../../resource.ts';
import { type Condition, isComplete, operatorsOf } from './conditions.ts';
import styles from './filter-chips.module.css';

interface FilterChipProps {
  resource: Resource;
  condition: Condition;
  text: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onApply: (condition: Condition) => void;
  onRemove: () => void;
}

/** A condition: opens its editor; Delete or its cross removes it. */
export function FilterChip({ resource, condition, text, isOpen, onOpen, onApply, onRemove }: FilterChipProps) {
  const { t } = useMessages();
  const chip = useRef<HTMLButtonElement>(null);
  const editor = useRef<HTMLFormElement>(null);
  const returnsFocus = useRef(false);
  const close = () => {
    returnsFocus.current = true;
    onOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    onRemove();
  };
  return (
    <span className={styles.chip}>
      <Popover
        trigger="click"
        placement="bottomLeft"
        open={isOpen}
        onOpenChange={onOpen}
        afterOpenChange={(opened) => {
          if (opened) editor.current?.querySelector<HTMLElement>('[data-value] input, [data-value] button')?.focus();
          // Only now: a select takes the focus back after its choice.
          else if (returnsFocus.current) chip.current?.focus();
          returnsFocus.current = false;
        }}
        destroyOnHidden
        // Below dialogs, which may be opened by a key.
        zIndex={20}
        // Beside the chip, so that Tab leads into the editor and on to the next chip.
        getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
        content={
          <ConditionEditor
            formRef={editor}
            resource={resource}
            condition={condition}
            onApply={(changed) => {
              onApply(changed);
              close();
            }}
            onCancel={isComplete(condition) ? close : onRemove}
          />
        }
      >
        <button
          ref={chip}
          type="button"
          className={styles.condition}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onKeyDown={onKeyDown}
        >
          {text}
        </button>
      </Popover>
      <button type="button" className={styles.remove} aria-label={t('filter.remove', { text })} onClick={onRemove}>
        <CloseOutlined aria-hidden />
      </button>
    </span>
  );
}

interface ConditionEditorProps {
  formRef: React.RefObject<HTMLFormElement>;
  resource: Resource;
  condition: Condition;
  onApply: (condition: Condition) => void;
  onCancel: () => void;
}

function ConditionEditor({ formRef, resource, condition, onApply, onCancel }: ConditionEditorProps) {
  const { t } = useMessages();
  const [edited, setEdited] = useState(condition);
  const { field, operator, value } = edited;
  const schema = filterSchema(resource, field);
  const operators = schema === undefined ? [] : operatorsOf(schema);
  const label = t(`${resource.name}:field.${field}`);
  const apply = (changed: Condition) => {
    setEdited(changed);
    if (isComplete(changed)) onApply(changed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply(edited);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };
  return (
    <form ref={formRef} className={styles.editor} aria-label={label} onSubmit={submit} onKeyDown={onKeyDown}>
      <div className={styles.line}>
        <strong>{label}</strong>
        {operators.length > 1 && (
          <Select
            aria-label={t('filter.operator', { label })}
            value={operator}
            popupMatchSelectWidth={false}
            options={operators.map((one) => ({ value: one, label: t(`filter.${one}`) }))}
            onChange={(changed) => setEdited(withOperator(edited, changed))}
          />
        )}
      </div>
      <div data-value>
        <FilterInput
          key={operator}
          resource={resource}
          field={field}
          operator={operator}
          label={label}
          among={resource.filters.find((one) => one.field === field)?.among}
          value={value}
          onChange={(changed) => setEdited({ ...edited, value: changed })}
          onPick={(picked) => apply({ ...edited, value: picked })}
        />
      </div>
      <div className={styles.foot}>
        <Button size="small" onClick={onCancel}>
          {t('common:action.cancel')}
        </Button>
        <Button size="small" type="primary" htmlType="submit" disabled={!isComplete(edited)}>
          {t('filter.apply')}
        </Button>
      </div>
    </form>
  );
}

/** The value survives between operators that take the same kind of it. */
function withOperator({ field, operator: before, value }: Condition, operator: Condition['operator']): Condition {
  const isSameKind = (before === 'range') === (operator === 'range');
  return isSameKind && value !== undefined ? { field, operator, value } : { field, operator };
}
