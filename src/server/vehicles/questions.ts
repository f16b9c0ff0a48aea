import { FilterField, type Question, type Vehicle } from '../../contract/vehicles/schemas.ts';

/** The answers so far. A missing field was not asked, or answered with "don't know". */
export type Answers = Partial<Record<FilterField, string>>;

/** Created once: creating a collator takes longer than all comparisons of a list. */
const collator = new Intl.Collator('en', { numeric: true });

/**
 * The questions that narrow these vehicles down, in their order. Questions with one answer for all are left out; unknown
 * values, which are '', are no answers.
 */
export function questionsOf(vehicles: readonly Vehicle[]): Question[] {
  return FilterField.options.flatMap((field) => {
    const counts = new Map<string, number>();
    for (const vehicle of vehicles) {
      const value = String(vehicle[field]);
      if (value === '') continue;
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    if (counts.size < 2) return [];
    const options = [...counts].map(([value, vehicleNum]) => ({ value, vehicleNum }));
    // Newest years first: newer cars are more frequent.
    const direction = field === 'yearPattern' ? -1 : 1;
    options.sort((left, right) => direction * collator.compare(left.value, right.value));
    return [{ field, options }];
  });
}

/** The vehicles that no answer excludes: an unknown value matches every answer. */
export function narrowed(vehicles: readonly Vehicle[], answers: Answers): Vehicle[] {
  return vehicles.filter((vehicle) =>
    FilterField.options.every((field) => {
      const answer = answers[field];
      return answer === undefined || ['', answer].includes(String(vehicle[field]));
    }),
  );
}
