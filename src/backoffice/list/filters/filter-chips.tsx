import { FilterOutlined, SearchOutlined } from '@ant-design/icons';
import type { CrudFilter } from '@refinedev/core';
import { Button, Input, type InputRef } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import { searchFieldOf } from '../../fields/reference-select.tsx';
import { filterSchema } from '../../fields/schemas.ts';
import { useReferences } from '../../fields/use-references.ts';
import { ActionMenu } from '../../layout/action-menu.tsx';
import { useMessages } from '../../messages.ts';
import type { Resource } from '../../resource.ts';
import { useShortcuts } from '../../shortcuts/shortcuts.ts';
import { conditionText } from './condition-text.ts';
import { type Condition, operatorsOf, toConditions, toCrudFilters } from './conditions.ts';
import { FilterChip } from './filter-chip.tsx';
import styles from './filter-chips.module.css';

interface FilterChipsProps {
  resource: Resource;
  filters: readonly CrudFilter[];
  onFilter: (filters: CrudFilter[]) => void;
}

/** The filters of a list as chips, one per condition, kept in the URL; a search in the first text; and all of them by name. */
export function FilterChips({ resource, filters, onFilter }: FilterChipsProps) {
  const messages = useMessages();
  const { t } = messages;
  const [openField, setOpenField] = useState<string>();
  const bar = useRef<HTMLDivElement>(null);
  const conditions = toConditions(resource, filters);
  const draft = openField === undefined ? undefined : newCondition(resource, openField);
  const chips = draft !== undefined && !hasField(conditions, draft.field) ? [...conditions, draft] : conditions;
  const values = Object.fromEntries(conditions.map(({ field, value }) => [field, value]));
  const { names } = useReferences(resource, Object.keys(values), [values]);
  const searchField = searchFieldOf(resource);
  const set = (condition: Condition) => {
    const isKnown = hasField(conditions, condition.field);
    const changed = isKnown
      ? conditions.map((one) => (one.field === condition.field ? condition : one))
      : [...conditions, condition];
    onFilter(toCrudFilters(changed));
  };
  const remove = (field: string) => {
    setOpenField(undefined);
    if (hasField(conditions, field)) onFilter(toCrudFilters(conditions.filter((one) => one.field !== field)));
    // The chip that had the focus is gone.
    bar.current?.querySelector<HTMLElement>('[data-add-filter]')?.focus();
  };
  if (resource.filters.length === 0) return null;
  return (
    <div ref={bar} role="search" className={styles.bar}>
      {searchField !== undefined && (
        <SearchBox
          label={t(`${resource.name}:search`)}
          onSearch={(text) => set({ field: searchField, operator: 'contains', value: text })}
        />
      )}
      {chips.map((condition) => (
        <FilterChip
          key={condition.field}
          resource={resource}
          condition={condition}
          text={conditionText(resource, condition, { messages, names })}
          isOpen={openField === condition.field}
          onOpen={(isOpen) => setOpenField(isOpen ? condition.field : undefined)}
          onApply={set}
          onRemove={() => remove(condition.field)}
        />
      ))}
      <ActionMenu
        menu={{
          items: resource.filters.map(({ field }) => ({ key: field, label: t(`${resource.name}:field.${field}`) })),
          onClick: ({ key }) => setOpenField(key),
        }}
      >
        <Button data-add-filter icon={<FilterOutlined aria-hidden />} aria-haspopup="menu">
          {t('filter.add')}
        </Button>
      </ActionMenu>
      {conditions.length > 0 && (
        <Button type="link" onClick={() => onFilter([])}>
          {t('list.clear')}
        </Button>
      )}
    </div>
  );
}

function newCondition(resource: Resource, field: string): Condition | undefined {
  const schema = filterSchema(resource, field);
  const [operator] = schema === undefined ? [] : operatorsOf(schema);
  return operator === undefined ? undefined : { field, operator };
}

function hasField(conditions: readonly Condition[], field: string): boolean {
  return conditions.some((one) => one.field === field);
}

/** Each search becomes a chip, so the box is empty again. */
function SearchBox({ label, onSearch }: { label: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState('');
  const input = useRef<InputRef>(null);
  useShortcuts([{ key: '/', label, run: () => input.current?.focus() }]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSearch(text.trim());
    setText('');
  };
  return (
    <form className={styles.search} onSubmit={submit}>
      <Input
        ref={input}
        prefix={<SearchOutlined aria-hidden />}
        value={text}
        maxLength={200}
        allowClear
        enterKeyHint="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
