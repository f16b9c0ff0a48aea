import type { UrlParam } from './url-params.ts';

export type UrlShape = Readonly<Record<string, UrlParam<unknown>>>;

type ValueOf<Param> = Param extends UrlParam<infer Value> ? Value : never;
type StateOf<Shape extends UrlShape> = { readonly [Field in keyof Shape]: ValueOf<Shape[Field]> };

export interface UrlState<State> {
  parse(params: URLSearchParams): State;
  /** The query of a state alone, without its defaults. */
  format(state: State): URLSearchParams;
  /**
   * The query after a change: fields that it does not name, and parameters that do not belong to this state, are kept.
   * A page number returns to 1 unless the change names it.
   */
  update(params: URLSearchParams, change: Partial<State>): URLSearchParams;
  /** Whether a filter is set: any field but the page, and those in `except`, differs from its default. */
  isFiltered(state: State, except?: readonly (keyof State)[]): boolean;
  /** The change that resets every field but those in `except` to its default. */
  cleared(except?: readonly (keyof State)[]): Partial<State>;
}

/** The state of a screen in its URL. An invalid parameter counts as missing; defaults are left out of the URL. */
export function urlState<Shape extends UrlShape>(shape: Shape): UrlState<StateOf<Shape>> {
  type State = StateOf<Shape>;
  const fields = Object.keys(shape).map((field) => ({ field, ...paramOf(shape, field) }));
  const write = (params: URLSearchParams, values: Partial<State>) => {
    for (const { field, name, format } of fields) {
      if (!(field in values)) continue;
      const text = format(values[field]);
      if (text === '') params.delete(name);
      else params.set(name, text);
    }
    return params;
  };
  const resets = (change: Partial<State>) =>
    Object.fromEntries(
      fields.flatMap(({ field, isReset, parse }) => (isReset && !(field in change) ? [[field, parse(null)]] : [])),
    );
  return {
    parse: (params) =>
      Object.fromEntries(fields.map(({ field, name, parse }) => [field, parse(params.get(name))])) as State,
    format: (state) => write(new URLSearchParams(), state),
    update: (params, change) =>
      write(new URLSearchParams(params), { ...(Object.keys(change).length > 0 ? resets(change) : {}), ...change }),
    isFiltered: (state, except = []) =>
      fields.some(
        ({ field, isReset, parse, format }) =>
          !isReset && !except.includes(field) && format(state[field]) !== format(parse(null)),
      ),
    cleared: (except = []) =>
      Object.fromEntries(
        fields.flatMap(({ field, parse }) => (except.includes(field) ? [] : [[field, parse(null)]])),
      ) as Partial<State>,
  };
}

/** The type of a state: `UrlStateOf<typeof ledgerState>`. */
export type UrlStateOf<Definition> = Definition extends UrlState<infer State> ? State : never;

function paramOf(shape: UrlShape, field: string) {
  const param = shape[field];
  if (param === undefined) throw new Error(`no parameter for ${field}`);
  return { ...param, name: param.name ?? field, isReset: param.isReset ?? false };
}
