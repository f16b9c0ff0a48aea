-- Names in English of the alert rules; the Chinese name stands where it is blank.

alter table api_alert_rule add column name_en text not null default '';
update api_alert_rule set name_en = 'High error rate' where name = '错误率告警';
