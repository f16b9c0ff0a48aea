import { Input, InputNumber, Select, Switch } from 'antd';
import { z } from 'zod';
import { bareSchema } from '../../contract/field-kind.ts';
import { type SettingKey, settingDefinitions } from '../../contract/settings/definitions.ts';
import { useMessages } from '../messages.ts';
import { settingName } from './setting-text.ts';

interface SettingInputProps {
  settingKey: SettingKey;
  value: unknown;
  isDisabled: boolean;
  /** The id of the text that explains the setting or what is wrong with the value. */
  describedBy: string;
  isInvalid: boolean;
  onChange: (value: unknown) => void;
}

const FEN_PER_YUAN = 100;

/** The input of a setting by its schema and unit. */
export function SettingInput({ settingKey, value, isDisabled, describedBy, isInvalid, onChange }: SettingInputProps) {
  const messages = useMessages();
  const { t, has } = messages;
  const { schema, unit } = settingDefinitions[settingKey];
  const bare = bareSchema(schema);
  const noneKey = `config:setting.${settingKey}.none`;
  const common = {
    id: `setting-${settingKey}`,
    disabled: isDisabled,
    'aria-label': settingName(settingKey, messages),
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid,
    ...(isInvalid ? { status: 'error' as const } : {}),
  };
  if (bare instanceof z.ZodBoolean) {
    const { status: _status, ...props } = common;
    return <Switch {...props} checked={value === true} onChange={onChange} />;
  }
  const placeholder = t(has(noneKey) ? noneKey : 'config:none');
  if (bare instanceof z.ZodArray) {
    const ids = Array.isArray(value) ? value.map(String) : [];
    return (
      <Select<string[]>
        {...common}
        mode="tags"
        open={false}
        suffixIcon={null}
        tokenSeparators={[',', ' ', '，', '、']}
        placeholder={placeholder}
        value={ids}
        onChange={(typed) => onChange(typed.map((one) => (/^\d{1,10}$/.test(one) ? Number(one) : one)))}
      />
    );
  }
  if (bare instanceof z.ZodNumber) {
    const factor = unit === 'fen' ? FEN_PER_YUAN : 1;
    return (
      <InputNumber<number>
        {...common}
        placeholder={placeholder}
        precision={unit === 'fen' ? 2 : 0}
        {...(unit === undefined ? {} : { suffix: t(`config:unit.${unit}`) })}
        value={typeof value === 'number' ? value / factor : null}
        onChange={(typed) => onChange(typed === null ? null : Math.round(typed * factor))}
      />
    );
  }
  return (
    <Input
      {...common}
      {...(isClock(settingKey) ? { type: 'time' } : { placeholder })}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

const isClock = (key: SettingKey) => key === 'contact.hoursFrom' || key === 'contact.hoursTo';
