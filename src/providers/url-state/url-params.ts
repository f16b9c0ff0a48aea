/**
 * How one value is written in a query string. Methods, not function properties: only so is a parameter of any value an
 * `UrlParam<unknown>`.
 */
export interface UrlParam<Value> {
  /** The value of the parameter; the default for a missing or invalid one. */
  parse(text: string | null): Value;
  /** The text of the parameter; an empty string leaves it out, as the default does. */
  format(value: Value): string;
  /** Name in the URL; the name of the field by default. */
  name?: string;
  /** Returns to its default when any other field changes, as a page number does. */
  isReset?: boolean;
}

type Named = Pick<UrlParam<unknown>, 'name'>;

/** The largest id of the database. */
const ID_MAX = 2_147_483_647;

/** Free text, trimmed and cut to `max` characters; an empty string by default. */
export function textParam(max: number, options: Named = {}): UrlParam<string> {
  return { ...options, parse: (text) => (text ?? '').trim().slice(0, max), format: (value) => value };
}

/** The same, undefined when missing or empty. */
export function optionalTextParam(max: number, options: Named = {}): UrlParam<string | undefined> {
  return { ...options, parse: (text) => text?.trim().slice(0, max) || undefined, format: (value) => value ?? '' };
}

/** An integer from `min` to `max`, undefined by default. */
export function integerParam(min: number, max: number, options: Named = {}): UrlParam<number | undefined> {
  return {
    ...options,
    parse(text) {
      if (text === null || !/^(0|[1-9]\d{0,9})$/.test(text)) return undefined;
      const value = Number(text);
      return value >= min && value <= max ? value : undefined;
    },
    format: (value) => String(value ?? ''),
  };
}

/** The id of a row, undefined by default. */
export function idParam(options: Named = {}): UrlParam<number | undefined> {
  return integerParam(1, ID_MAX, options);
}

/** A page number from 1, which a change of any other field resets. */
export function pageParam(options: Named = {}): UrlParam<number> {
  const { parse } = integerParam(1, 1_000_000);
  return {
    ...options,
    parse: (text) => parse(text) ?? 1,
    format: (page) => (page > 1 ? String(page) : ''),
    isReset: true,
  };
}

/** Rows per page, up to 100. */
export function pageSizeParam(byDefault: number, options: Named = {}): UrlParam<number> {
  const { parse } = integerParam(1, 100);
  return {
    ...options,
    parse: (text) => parse(text) ?? byDefault,
    format: (size) => (size === byDefault ? '' : String(size)),
  };
}

/** `1` for true. */
export function flagParam(options: Named = {}): UrlParam<boolean> {
  return { ...options, parse: (text) => text === '1', format: (value) => (value ? '1' : '') };
}

/** A calendar date, YYYY-MM-DD, undefined by default. */
export function dateParam(options: Named = {}): UrlParam<string | undefined> {
  return {
    ...options,
    parse: (text) => (text !== null && isCalendarDate(text) ? text : undefined),
    format: (date) => date ?? '',
  };
}

/** One of `values`, undefined by default. */
export function choiceParam<const Value extends string | number>(
  values: readonly Value[],
  options: Named = {},
): UrlParam<Value | undefined> {
  return {
    ...options,
    parse: (text) => values.find((value) => String(value) === text),
    format: (value) => String(value ?? ''),
  };
}

/** One of `values`; `byDefault` is left out of the URL. */
export function choiceOrDefaultParam<const Value extends string | number>(
  values: readonly Value[],
  byDefault: Value,
  options: Named = {},
): UrlParam<Value> {
  return {
    ...options,
    parse: (text) => values.find((value) => String(value) === text) ?? byDefault,
    format: (value) => (value === byDefault ? '' : String(value)),
  };
}

/** The 31st of February is no date, though Date reads it as the 3rd of March. */
function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
