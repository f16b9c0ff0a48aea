-- Every sort of the prospects in both directions, rows without a value last: a backward scan of an index would list those
-- first. Intentions and agency codes have many prospects each, which are listed by due date.
create index prospect_due_desc on prospect (due_on desc nulls last, user_id desc) where is_listed;
create index prospect_remarked on prospect (remarked_at, user_id desc) include (intention, due_on) where is_listed;
create index prospect_remarked_desc on prospect (remarked_at desc nulls last, user_id desc) where is_listed;
create index prospect_intention_desc on prospect (intention desc nulls last, due_on, user_id desc) where is_listed;
create index prospect_agency_desc on prospect (agency_code desc nulls last, due_on, user_id desc) where is_listed;
-- Prospects whom nobody has contacted, by the list's own order: few of them have a due date, so that a scan of
-- prospect_due would pass all that were contacted.
create index prospect_without_remark on prospect (due_on, user_id desc) include (intention)
  where is_listed and remarked_at is null;
