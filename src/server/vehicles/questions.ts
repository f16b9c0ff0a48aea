import { FilterField, type Question, type Vehicle } from '../../contract/vehicles/schemas.ts';

/** What was answered so far: a field that is missing was not asked, or answered with "don't know". */
export type Answers = Partial<Record<FilterField, string>>;

/** Made once: a collator costs more than all the comparisons of a list. */
const collator = new Intl.Collator('en', { numeric: true });

/** The questions that tell these vehicles apart, in the order in which they are asked: only those that divide them. */
export function questionsOf(vehicles: readonly Vehicle[]): Question[] {
  return FilterField.options.flatMap((field) => {
    const counts = new Map<string, number>();
    for (const vehicle of vehicles) {
      const value = String(vehicle[field]);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    if (counts.size < 2) return [];
    const options = [...counts].map(([value, vehicleNum]) => ({ value, vehicleNum }));
    // A newer car is the likelier one on the lift: years stand newest first.
    const direction = field === 'yearPattern' ? -1 : 1;
    options.sort((left, right) => direction * collator.compare(left.value, right.value));
    return [{ field, options }];
  });
}

/** The vehicles that agree with every answer. */
export function narrowed(vehicles: readonly Vehicle[], answers: Answers): Vehicle[] {
  return vehicles.filter((vehicle) =>
    FilterField.options.every((field) => answers[field] === undefined || String(vehicle[field]) === answers[field]),
  );
}
