/**
 * What a row `fit` of a parts book says of its part, with its conditions; $1 selects English. A text in one language only
 * is used for both.
 */
export const FIT_COLUMNS = `fit.callout as "orderNo", fit.quantity as "partCount",
      ${inLanguage('remark')} as "partRemark",
      fit.gearbox_type as "gearboxType", fit.driven_type as "drivenType", fit.cfg_level as "cfgLevel",
      fit.produced_from as "producedFrom", fit.produced_to as "producedTo",
      fit.serial_from as "serialFrom", fit.serial_to as "serialTo", fit.option_codes as "optionCodes",
      ${inLanguage('question')} as question, ${inLanguage('answer')} as answer`;

function inLanguage(name: 'remark' | 'question' | 'answer'): string {
  const [zh, en] = [`fit.${name}_zh`, `fit.${name}_en`];
  return `coalesce(case when $1::boolean then ${en} else ${zh} end, ${zh}, ${en}, '')`;
}

/**
 * Whether the conditions of a row `fit` of a parts book allow the vehicle `v`, without serial numbers: the same rules as
 * server/parts/fit. Unknown values of the vehicle contradict no condition.
 */
export const FITS_VEHICLE = `(fit.gearbox_type is null or v.gearbox_type in (fit.gearbox_type, ''))
        and (fit.driven_type is null or v.driven_type in (fit.driven_type, ''))
        and (fit.cfg_level is null or v.cfg_level in (fit.cfg_level, ''))
        and (fit.produced_to is null or v.produced_from is null or fit.produced_to > v.produced_from)
        and (fit.produced_from is null or v.produced_to is null or fit.produced_from <= v.produced_to)
        and (fit.option_codes is null or v.options = '{}' or not exists (
          select from unnest(fit.option_codes) as wanted(code)
          where case when starts_with(code, '-') then substr(code, 2) = any(v.options) else code <> all(v.options) end
        ))`;
