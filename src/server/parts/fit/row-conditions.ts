/** The conditions of a row; null means any. Ranges are half-open: `from` inclusive, `to` exclusive. */
export interface FitConditions {
  gearboxType: string | null;
  drivenType: string | null;
  cfgLevel: string | null;
  producedFrom: string | null;
  producedTo: string | null;
  serialFrom: number | null;
  serialTo: number | null;
  /** All must be there; those with a minus sign must not. */
  optionCodes: readonly string[] | null;
  /** Decides together with its answer; '' without one. In the caller's language. */
  question: string;
  answer: string;
  /** The same in any language. */
  questionKey: string;
  answerKey: string;
}

/** A half-open range as it is sent: `from..to`, without an end that is open. */
export function spanText(from: string | number | null, to: string | number | null): string {
  return `${from ?? ''}..${to ?? ''}`;
}

export interface Span {
  from: string | null;
  to: string | null;
}

/** Undefined if the text is no range. */
export function spanOf(text: string): Span | undefined {
  const [, from = '', to = ''] = /^(.*)\.\.(.*)$/.exec(text) ?? [];
  return from === '' && to === '' ? undefined : { from: from === '' ? null : from, to: to === '' ? null : to };
}
