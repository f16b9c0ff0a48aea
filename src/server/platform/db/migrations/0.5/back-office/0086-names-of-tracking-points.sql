-- Names in English of the tracked pages; the Chinese name stands where it is blank.

alter table buried_point add column name_en text not null default '';
