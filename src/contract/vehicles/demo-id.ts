/** Records of suppliers get ids from here on: the start of the sequence `catalogue_record_id`. */
const FIRST_SUPPLIED_ID = 10_000_000;

/**
 * Whether a record with an id of its own may be of the demo catalogue, whose data are samples and for which pictures are
 * drawn. Numbers are shared by sources: `catalogue_id` says whose they are.
 */
export function hasDemoId(id: number): boolean {
  return id < FIRST_SUPPLIED_ID;
}
